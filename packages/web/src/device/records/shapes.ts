// Every shape Calmbridge keeps on the device. A shape that changes gets a new version and an upgrade, and a fixture of
// the old version stays in `fixtures/` (rule DV8). Fields we don't know are kept as they are.
import { Flag } from '@calmbridge/domain/assistant/wire';
import { type Board, Board as BoardSchema, CardPicture } from '@calmbridge/domain/boards/board';
import { settled } from '@calmbridge/domain/boards/settled';
import { Message, Note, ProfileFields } from '@calmbridge/domain/history/message';
import { imageMakers } from '@calmbridge/domain/images/image';
import { Moment } from '@calmbridge/domain/moments/moment';
import { PlanProgress } from '@calmbridge/domain/plans/plan-progress';
import { StoryFacts } from '@calmbridge/domain/stories/story';
import { StoryAddition } from '@calmbridge/domain/stories/story-addition';
import { PagePicture } from '@calmbridge/domain/stories/story-pictures';
import { VisibleText } from '@calmbridge/domain/text/visible-text';
import { z } from 'zod';
import type { Shape } from '../store/shape.ts';
import { EmergencyDetails } from './emergency-details.ts';

const first = <T>(name: string, schema: z.ZodType<T>): Shape<T> => ({
  name,
  version: 1,
  schema,
  upgrades: [],
});

/** The same schema, but unknown fields survive reading and writing. */
const keepingMore = <T extends z.ZodObject>(schema: T) => schema.loose() as unknown as z.ZodType<z.infer<T>>;

/** Some of the oldest do not say what they are: whatever lies in their collection is one. */
const Response = Message.extend({
  role: Message.shape.role.default('assistant'),
  type: z.literal('profileFormResponse').default('profileFormResponse'),
  fromForm: z.boolean().default(true),
});

const SocialStory = z.object({
  id: z.string(),
  chatId: z.string(),
  date: z.string(),
  customName: VisibleText.default(''),
  content: z.string(),
  type: z.string(),
  supportLevel: z.string(),
  tone: z.string(),
  context: z.string(),
  color: z.string().default(''),
  /** As it was written; a carer's own name for it stands before it. */
  title: VisibleText.optional(),
  /** What the carer asked it to be about. */
  about: z.string().optional(),
  facts: StoryFacts.optional(),
  /** What the carer pressed when asked which story is meant. */
  chosen: z.string().optional(),
  /** Parts of that line that the story does not say. */
  leftOut: z.array(z.string()).optional(),
  /** Some of them as sentences that can be added. */
  additions: z.array(StoryAddition).optional(),
  /** The carer leaves them out, and is told no more. */
  isLeftOutKnown: z.boolean().optional(),
  /** The same story in other sentences, the next to be shown first. */
  others: z.array(z.object({ title: z.string(), text: z.string() })).optional(),
  /** The saved child it is about. Stories of old do not say. */
  childId: z.string().optional(),
  /** The child's name. */
  child: VisibleText.optional(),
  writtenBy: z.enum(['guidebook', 'service']).optional(),
  /** Our reviewed notes that stood behind it. */
  notes: z.array(z.string()).optional(),
  /** The carer has changed the text. */
  isEdited: z.boolean().optional(),
  flags: z.array(Flag).optional(),
  /** What stands on the book's cover, and who drew it. */
  cover: CardPicture.optional(),
  coverMadeBy: z.enum(imageMakers).optional(),
  /** Chosen pictures of the book's pages, by sentence. */
  pictures: z.record(z.string(), PagePicture).optional(),
});
export type SocialStory = z.infer<typeof SocialStory>;

const SavedChild = z.object({
  id: z.string(),
  name: VisibleText,
  /** What people call the child, where it is not the first word of the name. */
  called: VisibleText.optional(),
  savedAt: z.string(),
  profile: ProfileFields,
  /** By which the child is told apart: a name of `ui/children/child-colors.ts`. */
  color: z.string().optional(),
  /** A picture kept on this device. */
  photo: z.string().optional(),
  emergency: EmergencyDetails.optional(),
});
export type SavedChild = z.infer<typeof SavedChild>;

/** Version 1 had no cards yet. A board whose cells don't match its grid is settled when read: no card is lost. */
export const boards: Shape<Board> = {
  name: 'boards',
  version: 2,
  schema: BoardSchema.transform(settled),
  upgrades: [
    (older) => {
      const board = z.looseObject({ updatedAt: z.string() }).parse(older);
      return { cells: [], createdAt: board.updatedAt, ...board };
    },
  ],
};

/** What is known of a picture; its pixels are in the database, under the same id. */
const Picture = z.object({
  id: z.string(),
  contentType: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  bytes: z.int().nonnegative(),
  addedAt: z.string(),
});
export type Picture = z.infer<typeof Picture>;

/** What a carer is typing, one for each page that is open. `childId` is the saved child it was filled from. */
const FormDraft = z.object({
  id: z.string(),
  savedAt: z.string(),
  profile: ProfileFields,
  childId: z.string().default(''),
  emergency: EmergencyDetails.optional(),
});
export type FormDraft = z.infer<typeof FormDraft>;

/** The last submission that began to be answered: the same one is not paid for twice. */
const LastSubmission = z.object({ submittedAt: z.string(), profile: ProfileFields });
export type LastSubmission = z.infer<typeof LastSubmission>;

/** What was chosen last on the stories page. */
const StoryChoices = z.object({
  /** The child a story is for, where everything is about all children. */
  childId: z.string().default(''),
  /** Empty: the child's newest plan. */
  chatId: z.string().default(''),
  type: z.string().default(''),
  supportLevel: z.string().default(''),
  tone: z.string().default(''),
  context: z.string().default(''),
  about: z.string().default(''),
  facts: StoryFacts.optional(),
  /** The line for which the facts were sent: with another line they go. */
  factsFor: z.string().default(''),
});
export type StoryChoices = z.infer<typeof StoryChoices>;

const ReadAloud = z.object({
  speed: z.number().min(0.5).max(2).default(1),
  voice: z.string().default(''),
  autoPlayNew: z.boolean().default(false),
  autoPlayStories: z.record(z.string(), z.boolean()).default({}),
});
export type ReadAloud = z.infer<typeof ReadAloud>;

/** How the storybook is read. */
const BookReading = z.object({
  textSize: z.enum(['large', 'larger']).default('large'),
  turnsItself: z.boolean().default(false),
});
export type BookReading = z.infer<typeof BookReading>;

/** How boards are used, and which cards of a first–then or schedule board are done. */
const BoardUse = z.object({
  saysTapped: z.boolean().default(true),
  hasStrip: z.boolean().default(true),
  /** Ids of cards by the id of their board. */
  done: z.record(z.string(), z.array(z.string())).default({}),
  /** The day the marks of a board are of. */
  doneOn: z.record(z.string(), z.string()).default({}).catch({}),
  /** The timer that runs, if any: it goes on over a reload. */
  timer: z
    .object({
      boardId: z.string(),
      cardId: z.string(),
      startedAt: z.string(),
      minutes: z.number().positive(),
    })
    .nullish()
    .catch(null),
});
export type BoardUse = z.infer<typeof BoardUse>;

/** Pictures nothing shows any more, and since when (see clean-pictures.ts). */
const UnusedPictures = z.object({ since: z.record(z.string(), z.string()).default({}) });
export type UnusedPictures = z.infer<typeof UnusedPictures>;

/** Agreement to what is sent to the assistant: which text, to whom, and when. Withdrawn is null. */
const Consent = z.object({
  textVersion: z.int(),
  agreedAt: z.string().nullable(),
  sentTo: z.string().default('guidebook'),
});
export type Consent = z.infer<typeof Consent>;

/** What stands in the chat's message box. */
const ChatDraft = z.object({ text: z.string() });

/**
 * A paid use that is not settled yet, kept before anything is sent: what was asked, to the letter and without names, and
 * what is still to be said to the server. `place` is for whoever asked: where the answer belongs.
 */
const OpenUse = z.object({
  id: z.string(),
  kind: z.enum(['plan', 'section', 'chat', 'story', 'picture', 'file']),
  sealKey: z.string().default(''),
  startedAt: z.string(),
  next: z.enum(['ask', 'received', 'stop']).default('ask'),
  body: z.record(z.string(), z.unknown()).default({}),
  place: z.record(z.string(), z.unknown()).default({}),
});
export type OpenUse = z.infer<typeof OpenUse>;

/** The saved child everything is about; empty: all children. */
const CurrentChild = z.object({ childId: z.string().default('') });

/** Whose numbers come first under Help now; empty: guessed. */
const HelpPlace = z.object({ place: z.string().default('') });

/** The turn at which a backup was last made (see `changesSinceBackup`). */
const BackupMark = z.object({ atTurn: z.int().nonnegative(), at: z.string() });
export type BackupMark = z.infer<typeof BackupMark>;

export const chatHistory = first('chatHistory', keepingMore(Message));
export const profileFormResponses = first<Message>('profileFormResponses', keepingMore(Response));
export const notes = first('notes', keepingMore(Note));
export const socialStories = first('socialStories', keepingMore(SocialStory));
export const savedChildren = first('savedChildren', keepingMore(SavedChild));
export const moments = first('moments', keepingMore(Moment));
export const pictures = first('pictures', keepingMore(Picture));
export const planProgress = first('planProgress', keepingMore(PlanProgress));
export const formDrafts = first('formDrafts', keepingMore(FormDraft));
/** Version 1 knew no sections of a plan. */
export const openUses: Shape<OpenUse> = {
  name: 'openUses',
  version: 2,
  schema: keepingMore(OpenUse),
  upgrades: [(older) => older],
};

export const lastSubmission = first('lastSubmission', keepingMore(LastSubmission));
export const storyChoices = first('storyChoices', keepingMore(StoryChoices));
export const readAloud = first('readAloud', keepingMore(ReadAloud));
export const bookReading = first('bookReading', keepingMore(BookReading));
export const boardUse = first('boardUse', keepingMore(BoardUse));
export const unusedPictures = first('unusedPictures', keepingMore(UnusedPictures));
export const consent = first('consent', keepingMore(Consent));
/** Version 1 also held what was sent and never answered; a message left so comes back into the box. */
export const chatDraft: Shape<z.infer<typeof ChatDraft>> = {
  name: 'chatDraft',
  version: 2,
  schema: keepingMore(ChatDraft),
  upgrades: [
    (older) => {
      const sent = z.object({ message: z.string() }).nullish();
      const draft = z.looseObject({ text: z.string(), sent }).parse(older);
      const { sent: unanswered, ...kept } = draft;
      return { ...kept, text: draft.text || (unanswered?.message ?? '') };
    },
  ],
};
export const currentChild = first('currentChild', keepingMore(CurrentChild));
export const helpPlace = first('helpPlace', keepingMore(HelpPlace));
export const backupMark = first('backupMark', keepingMore(BackupMark));

export const collectionShapes = {
  planProgress,
  chatHistory,
  profileFormResponses,
  notes,
  socialStories,
  savedChildren,
  moments,
  boards,
  pictures,
  formDrafts,
  openUses,
};
export const documentShapes = {
  lastSubmission,
  storyChoices,
  readAloud,
  bookReading,
  boardUse,
  unusedPictures,
  consent,
  chatDraft,
  currentChild,
  helpPlace,
  backupMark,
};
