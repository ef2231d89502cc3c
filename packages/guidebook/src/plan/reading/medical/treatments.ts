// What has to be done to a body again and again because a clinic ordered it. A step that may stop it, or put it off, is none for it: the clinic
// says what is done when it is refused. And what bares the skin of somebody who hurts it.
import type { ClinicFacts } from '../clinic-facts.ts';

type Told = Pick<ClinicFacts, 'matters' | 'medicines' | 'said'>;

/** Needles for who injects, feeds for who has a tube, the mask for who needs it to breathe. Of a vaccination once a year nothing is said here. */
export const isTreatment = (phrase: string, { matters, medicines, said }: Told): boolean =>
  (needles.test(phrase) && (matters.has('diabetes') || injected.test([...medicines, ...said].join('\n')))) ||
  (matters.has('tube') && /\b(?:feeds?|feeding|flush\w*)\b/iu.test(phrase)) ||
  (matters.has('breathing') &&
    /\b(?:masks?|puffers?|spacers?)\b/iu.test(phrase.replace(hidesFeelings, ' '))) ||
  (matters.has('splints') && /\b(?:boots|braces?|stretch\w*)\b/iu.test(phrase));

/** "Masks all day at school": a face that is put on, and no mask of a clinic's. */
const hidesFeelings =
  /\bmask(?:s|ing) (?=(?:all|at|in|for|so|her|him|them|his|their|heavily|well|really|a lot|everything|until|till|and|through|it|with|around|what|how|when|by day|most)\b)|\bmasking\b|(?<=\b(?:he|she|they|to|always|often|also) )masks?(?=[,.;]|$)/giu;

const needles =
  /\b(?:needles?|injections?|jabs?|shots?|(?:finger|heel)[- ]?(?:pricks?|sticks?|pokes?)|pricks?|lancets?|cannulas?|(?:pods?|sensors?|sets?|sites?|pumps?) (?:changes?|changing|swaps?|insert\w*)|(?:chang\w*|putting on) (?:the |his |her |their |a )?(?:pod|sensor|cannula|set|pump)|blood (?:tests?|checks?|glucose|sugars?))\b/iu;
/** An injector for an emergency is no daily needle. */
const injected =
  /\b(?:insulin|inject(?:ed|ions?|s)|depot|growth hormone|nutropin|genotropin|norditropin|somatropin|methotrexate|humira|adalimumab|etanercept|enbrel|tocilizumab|heparin|enoxaparin|clexane|factor (?:viii|ix|8|9)|octreotide|emicizumab|ozempic|semaglutide)\b/iu;

/** Changing, swimming, short sleeves: for who hurts their skin it is about being seen, and no step for a changing room fits. */
export const baresSkin = (phrase: string, { hasSelfHarm }: Pick<ClinicFacts, 'hasSelfHarm'>): boolean =>
  hasSelfHarm &&
  /\b(?:chang(?:ing|e) (?:rooms?|for|in|into|clothes)|getting changed|locker rooms?|p\.?e\.?(?: kit| changing)?|gym (?:class|kit|clothes)|swim(?:ming|suits?|wear)?|short[- ]sleeves?|sleeves? (?:up|rolled)|rolling (?:up )?sleeves|shorts|bare (?:arms?|legs?)|communal showers?)\b/iu.test(
    phrase,
  );
