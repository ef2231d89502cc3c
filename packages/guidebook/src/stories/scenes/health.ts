import { type Scene, scene } from '../scene.ts';

// Doctors, dentists and days when the body needs care.
const types = ['Scenario', 'General'] as const;
const at = ['Community'] as const;

export const healthScenes: readonly Scene[] = [
  scene({
    title: 'A Visit to the Dentist',
    topic: 'a visit to the dentist',
    types: ['Scenario', 'General', 'Routine'],
    at,
    words: 'dentist, dental, tooth doctor, dentist visits, orthodontist, braces, filling',
    tells: `
      i12 d Most people visit the dentist about twice a year.
      i12? d The dentist looks at teeth all day long.
      i3 d I go to the dentist.
      b12 d The dentist finds small spots early, and this helps my teeth stay strong.
      b3 d The dentist helps my teeth.
      b12 p [sound] Some tools buzz or hum.
      b12 p [light] The lamp is bright, and dark glasses can help.
      b12 p [taste] The gloves or the paste may have a taste.
      s12 d I sit in the big chair, and it leans back.
      s12 d The dentist counts my teeth with a small mirror.
      s12 d The dentist may clean my teeth with a soft brush.
      s3 d I sit in the big chair.
      s3 d I open my mouth.
      b12 t {Helper} will stay next to the chair.
      b3 t {Helper} will stay with me.
      b12 a It is okay to close my mouth and rest.
      b3 a It is okay to rest.
      b123 c I can {say:stop}.
      e12 d Then the chair goes up, and the visit to the dentist is over.
      e3 d Then the dentist visit is done.
    `,
  }),
  scene({
    title: 'A Visit to the Doctor',
    topic: 'a visit to the doctor',
    types,
    at,
    words: 'doctor, clinic, check up, checkup, gp, pediatrician, paediatrician, appointment+doctor',
    tells: `
      i12 d Sometimes I visit the doctor, also when I feel well.
      i3 d I go to the doctor.
      b12 d The doctor looks at my body to see how it is, and this helps me stay well.
      b3 d The doctor helps me stay well.
      b12 p [touch] The tool on my chest may feel cold.
      b12 p [light] A small light shines in my ears and mouth.
      s12 d I wait until my name is called.
      s12 d I sit on the bed or on a chair.
      s12 d The doctor listens to my chest and looks in my ears.
      s3 d I sit on a chair.
      s3 d The doctor looks at me.
      b12 t {Helper} will stay in the room.
      b3 t {Helper} will stay with me.
      b12 d The doctor can tell me each thing before it happens.
      b12 a It is okay to ask what comes next.
      b3 a It may feel cold, and that is okay.
      b123 c I can {say:wait}.
      e12 d Then the visit to the doctor is over, and I can go home.
      e3 d Then the doctor is done.
    `,
  }),
  scene({
    title: 'Having a Blood Test',
    topic: 'having a blood test',
    types,
    at,
    words: 'blood test, blood, blood draw, needle',
    tells: `
      i12 d Sometimes a nurse at the clinic does a blood test.
      i3 d I have a blood test at the clinic.
      b12 d Blood shows the doctor how my body is, and this helps the doctor help me.
      b3 d The test helps the doctor.
      b12 d A cream can make the skin sleepy first.
      b12 p The needle may feel like a quick pinch.
      b3 p It may pinch for a moment.
      s12 d I sit with my arm on a pillow.
      s12 d The nurse ties a band and cleans the skin.
      s12 d The needle goes in, and a small tube fills.
      s3 d I sit down.
      s3 d The nurse takes some blood.
      b12 d Most of the time it is over before I count to twenty.
      b12 t {Helper} will {hold}.
      b3 t {Helper} will {hold}.
      b12 a It is okay to look away, and it is okay to cry.
      b3 a It is okay to look away.
      b123 c I can {say:wait}.
      e12 d A plaster goes on, and the blood test is done.
      e3 d Then the blood test is done.
    `,
  }),
  scene({
    title: 'Getting a Vaccine',
    topic: 'getting a vaccine',
    types,
    at: ['Community', 'School'],
    words: 'vaccination, vaccine, injection, shot, jab, immunisation, immunization, flu shot',
    tells: `
      i12 d [!school] Sometimes I get a vaccine at the clinic.
      i12 d [school] Sometimes a nurse comes to school with a vaccine.
      i3 d [!school] I get a vaccine at the clinic.
      i3 d [school] I get a vaccine at school.
      b12 d A vaccine helps my body fight some germs, and that helps me stay well.
      b3 d The jab helps me stay well.
      b12 p It may feel like a quick pinch.
      b3 p It may pinch for a moment.
      s12 d I sit down, and my sleeve goes up.
      s12 d The nurse cleans my arm.
      s12 d The jab takes about one second.
      s3 d My sleeve goes up.
      s3 d The nurse gives the jab.
      b12 d My arm may feel sore for a day.
      b12 t {Helper} will stay next to me.
      b3 t {Helper} will stay with me.
      b12 a It is okay to look away.
      b3 a It is okay to look away.
      b12 c I can {say:wait}.
      b3 c I can {say:wait}.
      e12 d A plaster goes on, and the vaccine is done.
      e3 d Then the vaccine is done.
    `,
  }),
  scene({
    title: 'A Stay in Hospital',
    topic: 'a stay in hospital',
    types,
    at,
    words: 'hospital, operation, surgery, anaesthetic, ward',
    tells: `
      i12 d Sometimes people stay in hospital for a day or for some nights.
      i3 d I stay in hospital for a while.
      b12 d Doctors and nurses work there because they want to help people get well.
      b3 d Nurses help me get well.
      b12 p [sound] Machines may beep by day and by night.
      b12 p [smell] The rooms may have a clean, strong smell.
      s12 d A band with my name goes on my arm.
      s12 d I see my bed and the toilet.
      s12 d A nurse tells me what comes next.
      s3 d I get a name band.
      s3 d I see my bed.
      b12 d A note on the bed can tell people what I need.
      b12 t {Helper} will stay with me or come each day.
      b3 t {Helper} will stay with me.
      b12 a It is okay to feel scared or cross in a new place.
      b3 a I may feel unsure, and that is okay.
      b123 c I can {say:hurt}.
      e12 d When the doctor says it is time, my stay in hospital ends.
      e3 d My stay ends, and I go home.
    `,
  }),
  scene({
    title: 'Visiting Someone in Hospital',
    topic: 'visiting someone in hospital',
    types: ['Scenario', 'General', 'Empathy Building'],
    at: ['Community'],
    words:
      'visit+hospital, visiting+hospital, dad+hospital, mum+hospital, mom+hospital, grandma+hospital, grandpa+hospital, brother+hospital, sister+hospital',
    tells: `
      i12 d Sometimes someone I know is in hospital, and I may visit.
      i3 d I may visit someone in hospital.
      b12 d People stay in hospital because doctors and nurses can help them there.
      b3 d Nurses help people get well.
      b12 p The person may look tired or talk softly.
      b3 p They may feel tired.
      b12 p [sound] Machines may beep in the room.
      b12 p [smell] The rooms may have a clean, strong smell.
      s12 d I walk along a hall to the room.
      s12 d I see the person in the bed.
      s12 d I sit for a while, and then I go home.
      s3 d I go to the room.
      s3 d I see the person in bed.
      b12 p A short visit often helps someone feel happy.
      b12 t {Helper} will come in with me.
      b3 t {Helper} will come with me.
      b12 a It is okay to stay for a short time only.
      b3 a It is okay to wait outside.
      b123 c I can {say:hello}.
      e12 d After visiting, I may think of the person at home.
      e3 d Then visiting is done.
    `,
  }),
  scene({
    title: 'Getting New Glasses',
    topic: 'getting new glasses',
    types,
    at: ['Community', 'Home', 'School'],
    words: 'glasses, eye test, optician, eye doctor, spectacles, eyes+test',
    tells: `
      i12 d Some people need glasses to see well, and I may need new glasses soon.
      i12? d [home] Glasses can be for home and for school.
      i12? d [school] Glasses can be for school and for home.
      i3 d I get new glasses.
      b12 d Glasses make small things clear, and this helps me read and play.
      b3 d Glasses help me see.
      b12 p [touch] The frame may feel strange on my nose and ears.
      s12 d At the shop, I look at letters or pictures with one eye.
      s12 d I try some frames and ~choose one.
      s12 d Some days later, the glasses are ready.
      s3 d I look at pictures in the shop.
      s3 d I choose my glasses.
      b12 d At first, a short time with glasses each day is enough.
      b3? d I wear them at home and at school.
      b12 t {Helper} will help me clean them.
      b3 t {Helper} will help me clean them.
      b12 a It is okay to need time to get used to them.
      b3 a They may feel new, and that is okay.
      b123 c I can {say:break}.
      e12 d After a while, new glasses usually feel like a part of the day.
      e3 d My glasses help me see.
    `,
  }),
  scene({
    title: 'When I Feel Ill',
    topic: 'feeling ill',
    types: ['Scenario', 'General', 'Safety & Emergency', 'Self-Advocacy'],
    at: ['Home', 'School'],
    words: 'ill, sick, fever, stomach ache, headache, feeling ill, feeling sick, unwell, pain',
    tells: `
      i12 d Sometimes I may feel ill {place}.
      i3 d Sometimes I feel ill {place}.
      b12 d My head may feel hot, or my belly may hurt.
      b3 d My belly may hurt.
      b12 d Rest and water help my body get well.
      b3 d Rest helps my body.
      s12 d I stop what I am doing.
      s12 d I show where it hurts.
      s12 d I rest in a quiet place.
      s3 d I stop and ~rest.
      s3 d I show where it hurts.
      b12 d When an adult knows, the adult can call a doctor.
      b12 t {Helper} will help me and stay near.
      b3 t {Helper} will help me.
      b12 a It is okay to tell people that I feel ill.
      b3 a I may need rest, and that is okay.
      b123 c I can {say:hurt}.
      b12? d My body needs time, and most people feel better after some days.
      e12 d When I feel ill, people help me feel safe and get well.
      e3 d I feel ill, and people help.
    `,
  }),
  scene({
    title: 'Medicine from Grown-Ups',
    topic: 'medicine',
    types: ['Safety & Emergency', 'General', 'Routine'],
    at: ['Home'],
    words: 'medicine, medication, pills, tablets, inhaler, syrup, taking medicine',
    tells: `
      i12 d Some people need medicine at home to help them stay well.
      i3 d Medicine is at home.
      b12 d Medicine is safe when {adult} gives it in the right way.
      b12 d It stays in a high place, so that children stay safe.
      b3 d {Helper} keeps it in a safe place.
      b12 p [taste] Some medicine has a strong taste, and water helps after it.
      s12 d {Helper} gets the medicine.
      s12 d {Helper} looks at the label.
      s12 d I have some water after it.
      s3 d {Helper} gets it.
      s3 d Then I drink water.
      b1 d When I see medicine on a table, it stays there until {adult} comes.
      b3 d This helps keep me safe.
      b12 t {Helper} will give it to me and stay with me.
      b3 t {Helper} will give it to me.
      b12 a It is okay to ask what it is for.
      b3 a It may taste odd, and that is okay.
      b123 c I can {say:help}.
      e12 d Medicine comes from {adults} I know, and that helps keep me safe.
      e3 d Medicine comes from {adults}.
    `,
  }),
  scene({
    title: 'Getting Help When I Am Hurt',
    topic: 'getting help when I am hurt',
    types: ['Safety & Emergency', 'General', 'Scenario', 'Self-Advocacy'],
    at: ['Home', 'School', 'Community'],
    words: 'hurt, fell, bleeding, cut finger, plaster, injury, accident, first aid, knee',
    tells: `
      i12 d Sometimes people fall and get hurt {place}.
      i3 d I may be hurt {place}.
      b12 d A small cut may bleed a little, and then it stops.
      b12 d Clean water and a plaster help it heal.
      b3 d A plaster helps to heal it.
      s12 d I stop and ~stay where I am safe.
      s12 d I show {adult} where it hurts.
      s12 d An adult cleans the cut and puts a plaster on it.
      s3 d I stop and ~wait.
      s3 d I show where it hurts.
      b12 p It may hurt for a while, and crying is one way to show it.
      b12 a It is okay to cry.
      b3 a I may cry, and that is okay.
      b12 t {Helper} will come and help me.
      b3 t {Helper} will come and help.
      b12 d Telling someone is a good choice because my body needs help.
      b123 c I can {say:hurt}.
      e12 d When I am hurt, an adult can help, and most small cuts heal in days.
      e3 d When I am hurt, people help.
    `,
  }),
];
