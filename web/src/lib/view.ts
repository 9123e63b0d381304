// What a view says in every game; the fields of each game are typed in its own fields.ts. All of it is made by
// tools/web_types.py.
import type { ActionInfo, Advice, CardInfo, ChatLine, LogLine, Snapshot } from './protocol';

export type {
  CardRef,
  ChoiceView as Choice,
  DecisionView as Decision,
  OutcomeView as Outcome,
  PickView as Pick,
  TargetView as Target,
  View,
} from './protocol';
export type { ActionInfo, Advice, CardInfo, ChatLine, LogLine, Snapshot };
