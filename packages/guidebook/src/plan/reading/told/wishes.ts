// What the family hopes for, in its own words: written behind a label, or as people write a wish ("that he has one friend", "to sleep in her own
// bed"). An order to whoever comes, and what a clinic decides, is none.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { asSaid } from '../../carer-words.ts';
import { tellsOfBody } from '../body-needs.ts';
import { hardEntriesOf } from '../hard-entries.ts';
import { belongsElsewhere } from '../phrases-to-read.ts';
import { isAside } from '../tips.ts';
import { isConfidential } from './confidential.ts';
import { isToTell } from './hidden-pain.ts';

export const wishesTold = ({ notes, learningStyle, interactionStyle }: ChildProfile): string[] => [
  ...new Set(
    [
      ...sentencesOf(notes),
      // "Wants to be the ref in every game" tells how somebody is.
      ...[interactionStyle, learningStyle].flatMap(sentencesOf).filter((said) => !isHabit.test(said)),
    ]
      // Of the whole sentence: "keep this private" holds for every member.
      .filter((sentence) => !isConfidential(sentence))
      .flatMap(byLabel)
      .filter(
        (said) =>
          isWish(said) &&
          (isToTell(said) || !(belongsElsewhere(said) || tellsOfBody(said))) &&
          !isAside(said),
      )
      .map((said) => asSaid(said.replace(label, '')))
      .filter(
        (said) =>
          said.split(/\s+/u).length > 1 &&
          !isBeyondCount.test(said) &&
          !isOfTalks.test(said) &&
          !wouldStop.test(said) &&
          // What is to stop is no aim for a child: nobody counts it.
          !/^(?:no|stop|not|less|fewer)\b/iu.test(said),
      ),
  ),
];

const wouldStop = /\bwish(?:es)?\b[^.;]{0,14}\b(?:would|could) (?:just |only )*(?:stop|quit|not)\b/iu;
const isHabit =
  /\b(?:every|always|all the time|constantly|whenever|each time|usually|at once|in charge|the boss|the ref\p{L}*)\b/iu;
/** What the adults have to talk over is no aim of the child's: "to start that talk with the assessor". */
const isOfTalks =
  /\b(?:like|love|want|need|hope)\w* to (?:\p{L}+ ){0,3}(?:talks?|conversations?|meetings?|discussions?)\b/iu;

/** Behind a label each entry is a wish of its own. */
const byLabel = (sentence: string): string[] =>
  label.test(sentence)
    ? hardEntriesOf(sentence.replace(label, '')).map((said) => `Goal: ${said}`)
    : [sentence];
const label =
  /^\s*(?:our |my |his |her |their |the |main |mums? |dads? |iep |school |family )*(?:goals?|wish(?:es)?|aims?|hopes?|targets?)(?:\s?[:=–-]| (?:is|are) (?:theirs|his|hers|ours|mine|(?:(?:his|her|their|my|our) )own)\s?[:=,–-]| (?:is|are)(?: that| for| to)?\b)\s*/iu;

const isWish = (said: string): boolean =>
  label.test(said) || ((wish.test(said) || begins.test(said)) && !anOrder.test(said));
const wish =
  /^(?:(?:i|we|just|really|do|only) )*wish (?:he|she|they|\{child\d*\}) (?:had|could|would|knew|felt|got)\b(?! (?:not|stop|n['’]?t))|\b(?:would|['’]d) (?:really |so |just )?(?:like|love) (?:it if|to|for|us to|him to|her to|them to|\{child\d*\} to)\b|\bwants? to (?:learn|be|try|join|ride|swim|read|write|cook|play|work|live|travel|go|make|have|find|see|get|visit|meet|start|pass|drive|stay|do|sleep|eat)\b|\b(?:we|i|mum|mom|dad|parents|family) (?:(?:just|really|only|all) )*(?:want|wish|hope|pray|dream)s? (?:for |that |to |he |she |they |him|her|them|\{child)|\bhopes? (?:to|for|that|he|she|they)\b|\b(?:our|his|her|their|my|main) (?:goal|wish|aim|dream|hope)s?\b|\bworking (?:on|towards) (?!(?:it|this|that|these|them)\b)\p{L}|\b(?:it )?would be (?:(?:so|really|just) )*(?:great|good|lovely|nice|amazing|wonderful) if (?:he|she|they|we|\{child\d*\})\b(?! (?:is|are|was|were|get|got) (?:told|asked|left))|^(?:he|she|they|\{child\d*\}) wish(?:es)? (?:for|to)\b|^(?:just |really |only )+(?:want|hope|wish)(?:ing)? (?:for |that )?(?:him|her|them|to|he|she|they)\b|^(?:he|she|they|\{child\d*\}) (?:really |just )?wants? (?:(?:his|her|their) own|an?) (?:flat|place|home|house|job|friends?|girlfriend|boyfriend|partner|room|dog|pet|bike|phone|career|course|group)\b/iu;
/** How a wish begins where somebody was asked for one. */
const begins =
  /^would (?:really |so |just )?(?:like|love) (?:an?|his|her|their|one)\b|^(?:and |maybe )*(?:that|so that|if only) (?:he|she|they|we|i|\{child\d*\})(?:['’](?:d|ll|s))? |^(?:and |also |just )*to (?:feel|use|ask|be|go|have|learn|get|say|tell|hear|sit|sleep|eat|play|make|manage|cope|join|stay|walk|talk|read|write|ride|enjoy|try|do|find|know|see|wear|wash|brush|leave|come|travel|live|work|cook|dress|share)\b|^(?:more|fewer|less) (?!than\b|or\b|of\b)\p{L}+|^(?:and )?for (?:him|her|them|\{child\d*\}) to \p{L}+|^(?:he|she|they|\{child\d*\}) should (?:speak|talk|go to|learn|be able|sleep|eat|sit|play|walk|read|write|make|have)\b/iu;
/** A worry for later, or a feeling nobody can count: it stays among the notes. */
const isBeyondCount =
  /\bwhen (?:i|we)(?:['’]?m| am| are|['’]re) (?:not|gone|no longer|old)\b|\b(?:after|once) (?:i|we) (?:die|am gone|are gone)\b|^(?:and )?(?:to|that (?:he|she|they)(?:['’](?:s|ll|d))?(?: will| is| can| could)?) (?:be |feels? )?(?:happy|happier|calm|calmer|safe|ok(?:ay)?|all ?right|loved|understood|accepted)\b[^,;]{0,12}$/iu;
/** "He should be asked himself", "to calm him give the bear". */
const anOrder =
  /\b(?:wants?|(?:would|['’]d) (?:really |so |just )?(?:like|love)) to be (?:addressed|called|asked|told|treated|spoken|left|known|warned|included|given|shown)\b|^(?:never|always|give|say|use|call|ring|keep)\b|\b(?:please|do(?:n['’]?t| not)|make sure|needs? to|has to|have to|must)\b|^(?:that|to) (?:be (?:clear|honest)|(?:do|get|make|be) (?:that|this|fair|sure)|calm (?:him|her|them)|tell you)\b|^(?:that|so that) (?:he|she|they) (?:is|are|was|has been|does|did|hates?|loves?|likes?|gets?|goes|will)\b(?! (?:able|happy|safe|all ?right|alright|ok(?:ay)?))/iu;
