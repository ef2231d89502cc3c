// The commonest passwords of public lists of leaked ones, compiled by hand: keyboard walks, names, teams, pets, words of
// love, dates and number runs. An entry also stands for itself with up to four digits or signs behind it
// (sunshine1, Sunshine2024!) and with letters swapped for look-alikes (p@ssw0rd).

/** Expects NFKC text. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase().trim();
  if (/^(.)\1*$/u.test(lower)) return true;
  return spellingsOf(lower).some((spelling) => common.has(spelling));
}

function spellingsOf(lower: string): string[] {
  const stems = [lower, lower.replace(/[\d\p{P}\p{S}]{1,4}$/u, '')].filter((stem) => /[a-z]/.test(stem));
  return [lower, ...stems, ...stems.map(withoutLookalikes)];
}

const lookalikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const withoutLookalikes = (text: string) => text.replace(/[@431!0$57]/g, (sign) => lookalikes[sign] ?? sign);

const common = new Set(
  `
123456789a 12345678a 1234567a 123456a 123456aa 123456ab 123456abc 123456q 123456qw 12345a 12345abc 12345q
12345qwert 1234a 1234abcd 1234qwer 123a123 123abc 123admin 123asd 123pass 123qwe 123qweasd 123qweasdzxc
123zxc 12qwaszx 1password 1q2w 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz 1qaz2wsx 1qaz2wsx3edc
1qaz2wsx3edc4rfv 1qazxsw2 1qw23e 2pac 2wsx3edc 49ers 50cent 7777777a a123 a1234 a12345 a123456 a1b2c3
a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 aaa111 aaa123 abc1 abc12 abc123 abc1234 abc321 abcabc abcd
abcd12345 abcde abcdef abcdefg abcdefgh abcdefghi abcdefghij abcdefghijk abcdefghijklmnopqrstuvwxyz
abracadabra access account accounting acdc acer acmilan admin adminadmin administrator africa airforce
alaska alejandra alejandro alex alexander alexandra alexandre alexandria alexis alhamdulillah alianza
alien aliens allah allison always amanda amazing amazon amber amen america american amethyst amigos
amistad amor amorcito andre andrea andrew angel angela angelo angelofdarkness angels anna annie anthony
antonio anything apollo apple apples april argentina ariana ariel army arsenal arthur as123456 asd123
asd123456 asdasd asdf asdfasdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdfjkl asdfzxcv asdqwe asdzxc
ashley asperger asshole asus athena athletics atlanta atlas audi august austin australia autism autumn
avengers awesome azerty azertyuiop babe babes baby babyblue babyboy babycakes babydoll babyface babygirl
badass badboy badgers badgirl bailey bambi banana bananas bandit bangladesh bank banker barbara barbie
barca barcelona bart baseball basketball bass bastard batman bayern beach beaches bear bears beatles
beatriz beautiful beauty beckham bedroom beijing believe bella benfica bengals benjamin benji berlin
besiktas beth beyonce bianca bible bigboss bigboy bigdaddy bigdick bigdog biggie biggun bigman bigtits
biker billy bingo birthday biscuit bismilah bismillah bitch bitches black blackcat blackhawks blackie
blackjack blackpink blessed blessing blink123 blink182 blue blueberry bluebird bluedevils blueeyes bluesky
bluetooth bmw123 bobby bobmarley boca bonita bonjour boobs boomer boss boston boxing boyfriend brandon
brandy brasil braves brazil brenda brian brianna britney brittany bronco broncos brooklyn brownie browns
bruins bruno brutus bryan btsarmy bubba bubbles buckeye buckeyes buddha buddy budlight buffalo bugsbunny
bulldog bulldogs bulls bullshit bunny burger business buster butter buttercup butterfly buttons caitlin
california callofduty calmbridge camaro camera cameron camila canada canadiens candy candyman canucks
caonima captain cardinals career careplan carlos carmen carolina caroline carter casey cash casino casper
cassie catdog catherine cats catwoman cdrom cecilia cedar celtic celtics chad champion champions chance
change changeit changeme charger chargers charles charlie charlotte cheer cheerleader cheese cheesecake
chelsea cherry chester chevrolet chevy chicago chicken chico children chile china chips chivas chloe
chocolate chris christ christian christina christine christmas christopher church ciao ciaociao cinderella
cindy cinnamon cinta cintaku cisco citroen claire claudia cleveland cloud clouds clover cobra cocacola
cock coco cocoa coder coding cody coffee coldplay college colombia colorado colts company compaq computer
connor contrasena cookie cookies cool coolcool coolgirl coolguy coolio coolman cooper corazon corinthians
corona corvette cougar counter counterstrike courtney cowboy cowboys crazy crazygirl credit cricket
crimson cristiano cruzazul crystal cubs cunt cupcake cute cuteness cutie cutiepie cyber cyberpunk cyborg
cynthia daddy daisy dakota dallas dance dancer dancing daniel daniela danielle danny dark darkness darling
darthvader database david deadpool dearest debbie debian december default dell demo demon dennis denver
derek desert desktop destiny detroit deutschland developer devil devon diablo diamond diamonds diana dick
dickhead diego digimon digital dios diosesamor disney doctor dodge dodgers doggie doggy doglover dogs
dollar dollars dolphin dolphins domain dominic dominique donald donaldduck donna dontknow dortmund
download dragon dragonball dragonballz dragons dream dreamer dreams drummer drums ducati duck ducks ducky
dude duke dumbledore dunno dusty dylan eagle eagles earth easter ebay edcrfv eddie eduardo edward eeyore
egypt electric electronic elena elephant elizabeth ella ellie elsa elvis email emerald emily eminem emma
england enterprise eric erica ernesto espana estrella estrellita ethan eugene evelyn everton everything
fabulous facebook faith falcon falcons familia families family father fdsa fdsafdsa february felix
fenerbahce fernanda fernando ferrari fiat finance fire fireball firebird firefighter firefly fireman
firewall firstlast firstname fish fishing flamengo flames florence florida flower flowers fluffy football
footballer ford fordf150 forest forever forget forgetit forgot fortnite france frances francesco francis
francisco frank frankie fred freddy freedom friday frisky frodo fuck fucker fuckit fuckme fuckoff fuckthis
fuckyou funny futbol gabriel gabriela galatasaray gambler gameboy gamecocks gamecube gamer games gandalf
ganesh gangsta gangster garage garden garfield gary gateway gators general genius george georgia gerald
germany ghost giants gina ginger giraffe girl girlfriend girls gizmo gladiator gloria glory gmail godbless
godisgood godislove gohome goku gold golden goldfish goldie golf golfer golfing goodboy goodgirl
goodmorning goodnight goofy google gordon gorgeous gorillaz gospel grace gracie graham greece green
greenday greg gryffindor guest guillermo guinness guitar guitars gunner gustavo guys gymnast hacked hacker
hackme hailey hallo halloween halo hamburg hammer handsome hannah hannahmontana happiness happy happyday
happydays hardware harley harleydavidson harold harry harrypotter harvey haslo hawaii hawk hawkeyes hawks
heather heaven heidi heineken helen hell hello hellohello hellokitty helloworld henry hercules hermes
hermosa heslo heyhey hidden highschoolmusical hihihi hiphop hiya hobbit hockey hogwarts hola holahola
holiday holidays holly hollywood holyspirit home homer homerun homework homie honda honey honeybee
honeybun hongkong hoosiers hooters hope hopeful horny horse horses hospital hosting hotmail hottie house
housing houston howdy html hulk hunter hunting hurricane hurricanes huskies iamcool iamgod iamme icecream
icecube iceman ichliebedich idiot idontknow ilovecats ilovechocolate ilovedogs ilovefootball ilovegod
ilovehim ilovejesus iloveme ilovemom ilovemum ilovemusic ilovemydad ilovemydog ilovemyfamily ilovemykids
ilovemymom ilovemyself ilovemyson iloveu iloveyou ilovu iluvu imcool imthebest india indonesia inshallah
instagram intel inter internet ipad iphone ireland irene irish ironmaiden ironman isaac isabel isabella
isabelle islam island israel istanbul itachi italia italy ivan jack jackie jackpot jackson jacob jade
jaguar jaime jakarta jake james jamie jane janet janice january japan jasmin jasmine jason jasper java
javascript javier jayden jayz jedi jeep jeffrey jellybean jennifer jenny jeremiah jeremy jerome jerry
jesse jessica jessie jesus jesuschrist jesuscristo jesusislord jesuslovesme jesussaves jetaime jets jill
jimmy joanna joel john johnny johnson joker jonasbrothers jonathan jordan jorge jose joseph josephine
joshua juan juanita julia julian juliana julie julius july june jungle juniper jupiter justin justinbieber
juventus k123456 karen karina katherine kathleen kathy katie kawasaki kayla kaylee keepout keith kelly
kelsey kenneth kenya kevin keyboard kids killer killers kimberly king kingking kingkong kings kitchen
kitten kittens kitty kittycat knight knights kobe24 korea korn krishna kristen kyle lady ladybug lakers
lambo lamborghini laptop larry lastname lasvegas laura lauren lebron23 ledzeppelin legend legends lemon
lenovo leonard leonardo leslie letmein letmeinnow letmeinplease li123456 liam liberty lightning lily linda
lindsay lindsey linkedin linkinpark linux lion lions lisa liverpool lkjhgf lkjhgfdsa logan login logon
lola london longhorn longhorns lordoftherings lorena lorenzo loser lottery lotus louis louise love
love4ever lovebird lovebug loveforever lovelove lovely loveme lover loverboy lovergirl lovers loveyou
loving lozinka lucas lucia lucifer lucky lucy luis luke lukeskywalker lulu lydia m123456 mackenzie madison
madonna madrid maggie magic magical mahal mahalkita mahalko mail malaysia mama mamapapa manager manchester
manchesterunited mancity manuel manutd maple march marcus margaret maria mariah mariana marie marijuana
marina marine mariners marines mario mariposa marissa mark marketing marley marleymarley marlins marlon
mars martha martin martina marvel marvin mary maserati mason master matrix matt matthew maurice maverick
max123 maxime maxmax maxwell mazda megadeth megan melanie melissa mercedes mercury merhaba merlin messi
metal metallica mets mexico miami miamor michael michaela michelle mickey mickeymouse microsoft midnight
miguel mike mikey milan million millionaire minecraft minnie miranda misty mitchell mittens mnbvcx mnbvcxz
mobile mohamed mohammad mohammed mollie molly mommy monday money moneymoney monica monika monitor monkey
monkeys monster montana moon moonbeam moonlight moose morgan morning moscow motdepasse mother motherfucker
moto motocross motorcycle motorola mountain mountaindew mouse muffin muffy muhammad mummy murphy muse
music muslim mustang mydaughter mykids mylove myname mynameis mypass mypassword myson myspace mysql
mystery naked nala namaste nancy naomi napoli naruto natalia natalie natasha nathan nathaniel navy nemo
netflix network newpass newpassword newyork newzealand neymar nicholas nicola nicolas nicole nigeria night
nikita nikki nina niners ninja ninjas nintendo nirvana nissan noah nobody noentry nokia noname none nopass
nopassword norman nothing november null number1 numberone numero1 nurse nutella oasis ocean oceans october
odyssey office oilers oliver olivia olympus omar omsairam onedirection onelove onepiece onion opel
opensesame oracle orange orchid oreo orioles orlando oscar otis outlook packers pakistan palmeiras pamela
pancake panda pandas pantera panther panthers papa parent parents paris parola pass passcode passme
passpass passw0rd passwd password passwort patches patricia patrick patriots paul paula pauline paypal
peace peach peaches peanut pearl pebbles pedro peewee penguin penguins penis penny pentium pepper pepsi
perfect peru peter peugeot philip philippines phillies phillip phoenix phone piano pierre pikachu pilot
pimp pimpin pimping pink pinkfloyd pinky pinoy pirate pirates pizza planet playboy player playgirl
playstation pluto pocahontas poiuyt poiuytrewq pokemon poker poland police polska pony poochie pooh pookie
poop pooper poopoo popcorn porn porno porsche portland porto portugal poseidon postgres potato precious
pretty prettygirl prince princesa princesita princess princesse printer private program programmer public
pumas pumpkin puppies puppy purple pussy pussycat python q12345 q123456 q1234567 q12345678 q1w2e3 q1w2e3r4
q1w2e3r4t5 q1w2e3r4t5y6 qaz123 qaz1234 qazqaz qazwsx qazwsxedc qazwsxedcrfv qazxsw qazxswedc qq123456
queen queenie queenqueen qwaszx qwe123 qwe123456 qweasd qweasdzxc qweqwe qweqweqwe qwer qwerasdf
qwerasdfzxcv qwerqwer qwert qwerty qwertyu qwertyui qwertyuiop qwertz qwertzuiop rabbit rabbits racer
rachel racing radiohead rafael rahasia raiders rain rainbow ralph ramon rams randy ranger rangers rapper
raquel rascal ravens raymond razorbacks realmadrid rebecca rebel rebels red123 redred redskins redsox
redwings reggae regina remember renault rfvtgb ricardo rich richard richie ricky rihanna riley river
robert roberto robin roblox robot rock rocket rockets rocknroll rockstar rocky rodrigo roger roland
rolltide roma roman ronald ronaldo ronnie root rootroot rose rosemary roses router roxanne roxy royals
ruby rugby runner running russell russia rusty ruth ryan s123456 sabrina sadie sailor sailormoon saints
sairam sakura salasana sales sally salut samantha sammy samson samsung samuel samurai sandra sandy santa
santaclaus santana santiago sapphire sara sarah sasha sassy sasuke satan saturday saturn sayang sayangku
scanner schalke04 school scooby scoobydoo scooter scorpio scorpion scotland scott scout scruffy seahawks
sean seattle sebastian secret secrets secure security selena seminoles senators senha seoul september
serena sergio server service sesame sex123 sexsex sexy sexybeast sexybitch sexyboy sexygirl sexyme shadow
shakira shanghai shannon shark sharks sharon shaun shawn sheila shelby shelly sherry shirley shit shithead
shiva shooter sierra signin silver simba simon simone simpsons singapore singer skate skateboard skater
skating skittles skoda skyblue skyler skyline skywalker slipknot slut slytherin smart smarty smile smiles
smiley smiling smoke smokeweed smokey smudge snake snapchat snickers sniper snoopdogg snoopy snow snowball
snowboard snowflake snowman soccer socialstory socks sofia softball software soldier someone something
sonic sony sooners sophia sophie southafrica spain sparky sparta spartan spartans special spicy spider
spiderman spike spirit spongebob sport sporting sports spot spring stacey stallion star starcraft stardust
starfish starlight stars startrek starwars steelers stella stephanie stephen steve steven stewart stitch
stoner storm stormy strawberry stuart student stupid subaru success sugar summer sunday sunflower sunny
sunrise sunset sunshine super supergirl superhero superman supersonic superstar supervisor support surfer
surfing susan susana suzuki sweet sweetheart sweetie sweetness sweetpea sweety swimming sydney sylvia
sysadmin system t123456 taiwan tamara tania tank tanner tara tarheels tatiana taylor taylorswift tazmania
teacher teamo teddy teddybear telecom telephone temp temporary tennis tequiero tequieromucho tequila
teresa terry test tester testing testtest texans texas tgbyhn thailand thebeast thebest thegreat theking
theman theone thepassword thomas thug thuglife thunder thursday tiamo tide tiffany tiger tigers tigger
tiktok timothy tina tinker tinkerbell titan titanic titans tits toby today tokyo tomato tommy tomorrow
tony toor topsecret toshiba toyota tracy travis treasure trevor trewq trinity tristan trixie trojan
trojans trooper trouble trueblue truelove trust trustno1 trustnoone tucker tuesday tulip tumblr tupac
turkey turkiye turtle turtles tweety twins twitter tyler tyson ubuntu ukraine unicorn unicorns university
unknown upload usa123 user username vacation valentina valentine valerie vampire vampires vanessa vanilla
vegas vegeta venus verizon veronica vicky victor victoria vietnam viking vikings vincent violet viper
virginia vivian vodafone vodka voldemort volkswagen volleyball vols volunteers volvo w123456 wachtwoord
wales walter wang123 warcraft warrior warriors wasd wasdwasd water webmaster website wednesday weed
weekend welcome wendy wertyu wesley whatever whatsapp whiskey white whiteboy whitney whocares whore
wildcats william willie willow wilson window windows winner winnie winston winter wireless witch wizard
woaini wolf wolverine wolverines wolves woody work worker working world wsxedc x123456 xavier xbox
xsw2zaq1 yahoo yamaha yankees yellow yesterday yoda yolanda yourpassword youtube ytrewq yugioh yvonne
yxcvbnm z123456 zachary zaq123 zaq12wsx zaq1xsw2 zaq1zaq1 zelda zeus zidane ziggy zoey zombie zombies
zxasqw zxc123 zxcasd zxcasdqwe zxcv zxcvb zxcvbn zxcvbnm zxczxc zz123456

000111 001122 007007 010101 010203 01020304 0123 01234 012345 0123456 01234567 012345678 0123456789 0987
09876 098765 0987654 09876543 098765432 0987654321 100000 101010 10101010 102030 10203040 1020304050
110110 11112222 1111222233334444 111222 111222333 112211 112233 11223344 1122334455 1123581321 1212 121212
121314 12131415 123000 123123 123123123 123321 1234 12341234 1234321 12344321 12345 1234512345 123454321
1234554321 123456 12345654321 1234566 123456654321 1234567 12345677 12345678 123456789 1234567890
1234567891 12345678910 123456789123 123654 123654789 1236987 12369874 123698745 123789 123987 124578
125125 1313 131313 1314520 135246 13579 135790 1357924680 141414 147147 147258 147258369 1472583690 147852
147852369 151515 159159 159263 159357 1593572486 159753 1597530 159951 161616 171717 181818 191919 1980
19841984 1985 1990 1995 1996 1997 1998 1999 2000 20002000 2001 2010 2011 2012 2020 202020 20202020 2021
2022 20222022 2023 20232023 2024 2025 2026 212121 222333 232323 242424 2468 24680 246810 246813579 252525
258258 258369 258456 262626 271828 272727 282828 292929 303030 313131 314159 3141592 31415926 321321
321654 321654987 323232 333444 343434 353535 357159 357951 363636 369258147 3692581470 369369 373737
383838 393939 404040 414141 420420 424242 434343 444555 454545 456123 456456 456456456 456789 4567890
464646 474747 484848 494949 505050 515151 5201314 525252 535353 545454 555666 565656 567890 575757 585858
595959 606060 616161 626262 636363 646464 656565 666777 676767 678910 686868 696969 707070 717171 727272
737373 741852 741852963 747474 753159 753951 757575 767676 7758521 777888 786786 787878 789123 789456
789456123 7894561230 789632145 789789 797979 808080 818181 828282 838383 848484 852456 852963 858585
8675309 868686 878787 888999 898989 909090 911911 919191 929292 939393 949494 951753 959595 963258
963852741 969696 979797 987321 987456321 9876 98765 987654 9876543 98765432 987654321 9876543210 987987
989898 999888
`
    .trim()
    .split(/\s+/),
);
