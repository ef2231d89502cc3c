// Everyday things that are counted: one of them wants an article ("the elevator is broken"), and a word that is not among them may
// be a name ("Tet is coming") or nothing one counts ("toast"). From the words of our own content.

const words = `
  potty plane aeroplane airplane ipad tablet clown slide
  squirrel rooster feeder embassy bear demon stroller motorbike jersey mascot minor collector assessor interpreter agent tuner
  inspector pyramid garland hole owl fox lion elephant monkey cow sheep pig hen duck spider snail frog snake parrot gecko beetle
  tractor lorry truck helicopter rocket drone scooter tent cabin trailer ladder hammer drill spoon knife plate mug jug kettle
  microwave oven toaster sink tap bathtub mattress pillow wardrobe mirror lamp candle torch umbrella suitcase backpack wallet purse
  stadium arena gym palace castle tower bakery butcher pharmacy embassy festival parade concert ticket
  neighbour neighbor stranger soldier sailor farmer baker waiter cashier secretary receptionist lady gentleman
  account address adult advert agency airport alarm allergy ambulance animal answer app application apron
  arm article assessment attic aviary award baby babysitter badge bag bakery ball balloon ban band bandage
  bank baptism bar barn basket bathroom battery beach beanbag bedroom bee bell belt bench bib bike bill bin
  birthday blanket block board boat body boiler book bookmark booth boss bottle bowl box boy boyfriend
  brace brain bridge brother brush bucket buckle buddy budget budgie buggy builder building bus
  button cabin cable cafe cake calendar calf call camera candle canteen cap cape car caravan card cardigan
  carer caretaker carpet cast cat ceiling cemetery ceremony certificate chair character charity chart chat
  cheek chest child chin chip choice cinema circle city claim classmate classroom cleaner click clinic
  clipper clock cloth club coach coat code coffin collar colour comic cooker copy cord corner correction
  corridor costume cot council counter cousin cow crocodile crowd crumb crush cubicle cup cupboard curtain
  cushion date daughter decision dentist desk detective device diagnosis dial diary dictionary
  dietitian doctor dog doll door doorstep doorway dot drain drawer drawing dream drill drip
  driver drum dryer dummy ear edge egg elevator employer engine entrance errand escalator evaluation
  examination exit experiment expert eye face fan farm fence ferry festival field file film finger fist
  flag flame flash flat floor folder foot forecast fork form fountain foyer frame fridge friend funeral
  game garage garden gardener gate gecko gift girl girlfriend goal goat goldfish gown granddaughter
  grandparent grandson grave greenhouse group guard guardian guest guide guitar gurdwara gym haircut hall
  hallway hamster hand handle handles handover harbour hat hatch head hedge helmet helper helpline hen
  hobby hole holiday hood hook horn host hotel house husband idea implant inhaler interpreter
  interview jacket jar job judge jug jumper kennel kettle key keyboard kid kit kitchen kitten knot label
  lad ladder lady lamb lamp lamps landlord language lap laptop lawyer leader leg lens lesson letter
  librarian library licence lid lift light line link list lock locker log loo loop lorry loudspeaker
  machine mailbox maker man manager map mark market mask mat match mattress meal meeting meltdown mentor
  menu message messages microwave middle minibus mirror mistake model moment moon mosque motel motorway
  muscle name nap napkin nativity neck needle neighbour neighbours net nose note notebook number nurse
  object offer office operation oven packet pad page parcel parent park parrot partner party pass passport
  path pavement pea peg pen pencil person pet pharmacist pharmacy phone photo photographer physio piano
  picture piece pillow pipe pitch place plan plane plaster plate plates platform playground playgroup   plumber pocket point pole pond ponytail pool porch post postbox poster postman pot pouch pram preschool
  prescriber present price prize problem procession profile project prompt psychologist pump pupil
  puppy pushchair puzzle question queue quiz rabbit radiator radio rail ramp rash razor reaction reader
  reason recipe recording referral refuge register relative remote report reports request restaurant
  result reunion review rim ring river road robe role roll roller roof room rope
  roundabout route routine rule run runner sandpit sandwich scale scalp scan scanner scarf scene scheme
  scooter scratch screen script search seat secret seizure sensor sentence service shed sheep sheet shelf
  shelter shift ship shirt shoe shoes shop shopkeeper shoulder sibling side sign signal signpost sink siren
  sister sitter sleeper sleepover sleeve slide snack society sock sofa son song spacer speaker specialist
  spider splinter spoon spot spray square squat stable stall stamp stand station statue step
  stethoscope stick sticker stone stool storm story stove stranger strap straw street strip student   subject suit suitcase supermarket swing switch syringe table tablet tag tail talker tank tap tape target
  task tattoo taxi teacher team teddy teen teenager television temple tent test text therapist thermometer
  thing thread throat thumb tic ticket tickle tie timer timetable tip toaster toe toilet token tongue
  tool tools tooth toothbrush topic torch tortoise towel tower toy tracker tractor train tram trampoline
  tray tree treehouse trick trike trimmer trip trolley truck tube tune tunnel twin uniform urn
  vaccine vacuum van vet video violin visit visitor volunteer vote waistband waiter walker wall ward
  wardrobe washroom wasp watch wedding wharf wheelchair whistle whiteboard wife window witness woman word
  worker wrist yard zoo appointment arcade battle bay bedside berth blaze bun buzzer canteen carnival charger checkup cinema
  coffee-shop combine concert crew crown decoder drill drone exam face fight fingerprint forehead gig gown hat
  harvester helicopter hoover hose injection inspector knee lantern lehenga lobby locksmith magnet marathon mug mouse neighbourhood
  nightmare parade party pavilion phlebotomist plough podium rehearsal ride sari shredder siren speech stadium
  starter stranger sweet swab talent-show thigh thobe tooth tram trailer treat tummy turban usher vest village visitor vacation
  workshop zip zipper sample check journey bonfire hurricane tornado cyclone typhoon thunderstorm orthodontist crew van suggestion blanket jab crisp shot museum theatre circus
  course exam quiz castle couple fence gate pillow razor pharmacy clinic lab trial lesson match final
  sleepover gala recital baptism communion speaker charger controller account password ticket wallet purse
  armadillo eel lizard bat moth hedgehog guinea-pig deer kangaroo possum
  scarf sweater vest onesie apron badge lanyard bracelet necklace earring ring
  mop broom kettle toaster freezer shutter blind lamp torch generator heater
  baker butcher cashier clerk dermatologist electrician engineer instructor interpreter magician midwife
  nutritionist paediatrician plumber presenter psychiatrist receptionist scientist singer supervisor surgeon tutor waiter
`;

export const countedNouns: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
