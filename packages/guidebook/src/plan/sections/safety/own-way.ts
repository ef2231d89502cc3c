// Who goes off of their own will and can say why: the reason is asked, and a placement has a plan of its own.
import { typedTexts } from '@calmbridge/domain/child/typed-fields';
import type { ChildFacts } from '../../facts.ts';

export const ownWay = ({ profile }: ChildFacts): readonly string[] =>
  inCare.test(typedTexts.map((field) => profile[field]).join('\n'))
    ? [
        'Follow the missing-from-care plan of the placement: police, social worker and out-of-hours team at the agreed hour. Their numbers: ____',
        'On return a warm meal first, questions later; an independent person does the return talk',
      ]
    : [
        'There is a reason. Ask {him} what it is, plan it openly, and agree on a message before leaving and on arriving',
      ];
const inCare =
  /\b(?:foster|placement|children['’]?s home|looked after|care home|social worker|residential)\b/iu;
