import { type Scene, scene } from '../scene.ts';

// When people want different things.
const types = ['Conflict Resolution', 'Social Skills'] as const;
const at = ['Home', 'School', 'Community'] as const;

export const conflictScenes: readonly Scene[] = [
  scene({
    title: 'Two People Want the Same Thing',
    topic: 'wanting the same thing',
    types,
    at,
    words: 'same toy, fight over, fighting over, grabs, takes toys, wants the same, fights with',
    tells: `
      i12 d Sometimes {peer} and I want the same thing {place}.
      i3 d Some people want the same thing {place}.
      b12 d That is a problem, and a problem can often be solved.
      b3 d It is a problem to solve.
      b12 p The other person wants it just as I do.
      s12 d I stop and ~take a breath.
      s12 d I listen to what the other person says.
      s12 d Both people choose: take turns, swap or use it together.
      s3 d I stop and ~listen.
      s3 d I choose to take turns.
      b12 d A fair way helps people feel okay.
      b3 d A fair way helps people.
      b12 t {Helper} can help with a fair way.
      b3 t {Helper} can help.
      b12 a It is okay to ask for help.
      b3 a I may feel cross, and that is okay.
      b12 c I can {say:my turn}.
      b3 c I can {say:my turn}.
      e12 d When two people want the same thing, turns are often fair.
      e3 d Then both share the same thing.
    `,
  }),
  scene({
    title: 'Different Ideas About a Game',
    topic: 'different ideas',
    types,
    at,
    words: 'rules, different ideas, argue, argument, disagree, cheating, game rules, bossy, different idea',
    tells: `
      i12 d In a game {place}, people may have different ideas.
      i3 d Friends may have different ideas {place}.
      b12 d Games have many rules, and families often play in different ways.
      b12 p {Peer} may think that another rule is right.
      b3 p A friend may think of a new rule.
      s12 d The game stops for a moment.
      s12 d Each person says an idea, and the others listen.
      s12 d The players choose one rule for today.
      s3 d I listen to the idea.
      s3 d Friends choose one rule.
      b12 d When people agree on a rule first, it helps the game be fair.
      b3 d This helps the game be fair.
      b12 t {Helper} can read the rules to the players.
      b3 t {Helper} can read the rules.
      b12 a It is okay to have a different idea.
      b3 a It is okay to think my way.
      b12 c I can {say:different}.
      b3 c I can {say:different}.
      e12 d Different ideas can be solved, and the game goes on.
      e3 d Then the ideas fit, and friends play.
    `,
  }),
  scene({
    title: 'Getting My Things Back',
    topic: 'getting my things back',
    types,
    at,
    words: 'took my, takes my, stole, grabbed, someone took, takes his things, takes her things, touches my',
    tells: `
      i12 d Sometimes {peer} takes my thing {place}, and I want it back.
      i3 d I want my thing back {place}.
      b12 p The other person may think it is free, or may forget to ask.
      b3 p They may forget to ask.
      b12 p I may feel angry or sad about it.
      s12 d I stop and ~take a breath.
      s12 d I say that it is mine.
      s12 d I listen and ~look for a fair way.
      s3 d I stop and ~breathe.
      s3 d I say that it is mine.
      b12 d Words and signs help more than grabbing, because grabbing can hurt.
      b3 d Words help to solve a problem.
      b12 t {Helper} will come and help to solve the problem.
      b3 t {Helper} will come and help.
      b12 a It is okay to want my thing back.
      b3 a I may feel cross, and that is okay.
      b12 c I can {say:please give it back}.
      b3 c I can {say:mine}.
      e12 d Getting my things back is a problem that words can often solve.
      e3 d Then my thing comes back.
    `,
  }),
  scene({
    title: 'Someone Is in My Place',
    topic: 'someone in my place',
    types: ['Conflict Resolution', 'Scenario'],
    at,
    words: 'my seat, my place, my chair, sits in, his seat, her seat',
    tells: `
      i12 d Sometimes another person sits in my place {place}.
      i3 d Someone sits in my place {place}.
      b12 p I may like my own seat because I know how it feels there.
      b12 p The other person may not know that I like it.
      b3 p They may not know.
      s12 d I stop and ~take a slow breath.
      s12 d I ask about the seat, or I look for another one.
      s12 d Both people agree on who sits where.
      s3 d I stop and ~breathe.
      s3 d I choose a seat.
      b12 d Asking helps to solve the problem in a fair way.
      b3 d Asking helps to solve the problem.
      b12 t {Helper} can help me ask or find a seat.
      b3 t {Helper} can help me.
      b12 a Another seat for today is okay.
      b3 a I may feel cross, and that is okay.
      b12 c I can {say:my place}.
      b3 c I can {say:help}.
      e12 d There is usually a fair way to choose a place.
      e3 d Then I have a place.
    `,
  }),
  scene({
    title: 'A Bump by Accident',
    topic: 'a bump by accident',
    types: ['Conflict Resolution', 'Social Skills', 'Scenario'],
    at,
    words: 'bump, bumped, by accident, pushed me, pushes, pushing, shove, knocked',
    tells: `
      i12 d Sometimes {peer} bumps into me {place} by accident.
      i3 d Someone may bump me {place}.
      b12 d By accident means that the person did not plan it.
      b12 p It may feel like a push, and I may feel cross.
      b3 p I may feel cross.
      s12 d I stop and ~look at the person.
      s12 d I listen to what they say.
      s12 d I move to a place with more room.
      s3 d I stop and ~listen.
      s3 d I move to more room.
      b12 d People often say sorry after a bump, and that helps to solve it.
      b3 d Sorry helps to solve the problem.
      b12 t {Helper} can help if it hurts.
      b3 t {Helper} can help if it hurts.
      b12 a An accident is okay.
      b3 a A bump is okay.
      b12 c I can {say:stop}.
      b3 c I can {say:stop}.
      e12 d After a bump and a sorry, both people choose to go on.
      e3 d Then the bump is over.
    `,
  }),
  scene({
    title: 'Saying Sorry',
    topic: 'saying sorry',
    types: ['Conflict Resolution', 'Social Skills', 'Empathy Building'],
    at,
    words: 'sorry, apologise, apologize, apology, saying sorry',
    tells: `
      i12 d Sometimes a person gets hurt or feels sad {place}, and people say sorry.
      i3 d People say sorry {place}.
      b12 d Sorry means, "I see that you feel bad, and I want to help."
      b12 p The other person may feel better when someone is sorry.
      b3 p A friend may feel better then.
      s12 d I stop and ~see how the person is.
      s12 d I say sorry in my way.
      s12 d I choose a way to help, such as a tissue.
      s3 d I see how they feel.
      s3 d I say sorry in my way.
      b12 d Saying sorry helps to solve a problem.
      b3 d Sorry helps to solve a problem.
      b12 p Sometimes the other person needs time before they want to talk.
      b12 t {Helper} can help me find the words.
      b3 t {Helper} can help me.
      b12 a Everyone makes mistakes, and that is okay.
      b3 a A mistake is okay.
      b12 c I can {say:sorry}.
      b3 c I can {say:sorry}.
      e12 d Saying sorry is one kind way to be a friend again.
      e3 d Sorry helps a friend.
    `,
  }),
  scene({
    title: 'When Someone Teases Me',
    topic: 'teasing',
    types: ['Conflict Resolution', 'Self-Advocacy', 'Safety & Emergency'],
    at,
    words: 'tease, teased, teases, teasing, bully, bullied, bullying, laugh at, laughs at, name calling',
    tells: `
      i12 d Sometimes {peer} teases me {place} with unkind words.
      i3 d Sometimes someone teases me {place}.
      b12 d Teasing is not my fault.
      b12 p The words may make me feel sad, hot or small.
      b3 p I may feel sad.
      s12 d I turn and ~walk to a safe place.
      s12 d I go to an adult I know.
      s12 d I tell or ~show what happened.
      s3 d I walk to a safe place.
      s3 d I tell an adult.
      b12 d Telling helps because an adult can solve the problem and stop it.
      b3 d Telling helps me feel safe.
      b12 t {Helper} will listen and help me.
      b3 t {Helper} will listen to me.
      b12 a It is okay to tell, also many times.
      b3 a It is okay to tell.
      b12 c I can {say:stop}.
      b3 c I can {say:stop}.
      e12 d When someone teases me, I choose a safe adult and ~ask for help.
      e3 d When someone teases me, I get help.
    `,
  }),
  scene({
    title: 'When a Noise Is Too Loud',
    topic: 'noise that is too loud for me',
    types: ['Conflict Resolution', 'Self-Advocacy'],
    at,
    words: 'noisy, noisy brother, noisy sister, humming, noise from others, sibling noise',
    tells: `
      i12 d Sometimes {peer} makes a noise {place}, and it is too loud.
      i3 d A noise may be too loud {place}.
      b12 p The other person may like the noise or need to move.
      b3 p Others may like the noise.
      b12 p I may need quiet at the same time.
      b12 d Two people with different needs have a problem to solve.
      s12 d I stop and ~ask for less noise.
      s12 d I listen to what the other person needs.
      s12 d Both choose a fair way, such as another room.
      s3 d I ask for quiet.
      s3 d I choose a quiet place.
      b12 d A fair plan helps people.
      b3 d A fair plan helps people.
      b12 t {Helper} can help to find two places.
      b3 t {Helper} can help me.
      b12 a It is okay to ask for quiet.
      b3 a It is okay to ask.
      b12 c I can {say:too loud}.
      b3 c I can {say:too loud}.
      b3? d A problem can be solved.
      e12 d When a noise is too loud, asking and choosing often help.
      e3 d Less noise is better for me.
    `,
  }),
  scene({
    title: 'Choosing What to Do Together',
    topic: 'choosing together',
    types: ['Conflict Resolution', 'Social Skills'],
    at,
    words: 'choose together, choosing, what to play, what to watch, tv channel, compromise, decide',
    tells: `
      i12 d Sometimes {peer} and I choose what to do together {place}.
      i3 d Two people are choosing {place}.
      b12 p I may want one thing, and the other person may want another.
      b3 p A friend may want one thing.
      b12 d Both ideas are good ideas.
      s12 d Each person says one idea.
      s12 d People listen to both.
      s12 d There is one to choose for now and one for later.
      s3 d I say my idea.
      s3 d I listen to a friend.
      b12 d One now and one later is fair, so both people get a turn.
      b3 d This helps it be fair.
      b12 t {Helper} can help to write both ideas on a list.
      b3 t {Helper} can help people choose.
      b12 a It is okay if my idea is second.
      b3 a I may be second, and that is okay.
      b12 c I can {say:different}.
      b3 c I can {say:my turn}.
      e12 d Choosing together helps people agree.
      e3 d Choosing may take time.
    `,
  }),
];
