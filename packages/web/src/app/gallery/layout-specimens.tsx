import type { ReactNode } from 'react';
import IconBook2 from '#icon/IconBook2';
import { Button } from '#ui/buttons/button';
import { PartMissing } from '#ui/later/part-missing';
import { Badge } from '#ui/layout/badge';
import { BringHere } from '#ui/layout/bring-here';
import { Card } from '#ui/layout/card';
import { Disclosure } from '#ui/layout/disclosure';
import { Dock } from '#ui/layout/dock';
import { EmptyState } from '#ui/layout/empty-state';
import { NoteSlip } from '#ui/layout/note-slip';
import { Notice } from '#ui/layout/notice';
import { Tooltip } from '#ui/layout/tooltip';
import { TwoColumns } from '#ui/layout/two-columns';
import { LoadingView } from '#ui/loading/loading-view';
import { Logo, LogoMark } from '#ui/loading/logo';

export const layoutSpecimens: Record<string, ReactNode> = {
  Card: [
    <Card key="usual">A sheet of paper</Card>,
    <Card key="current" isCurrent>
      The one in work
    </Card>,
    <Card key="lifted" isLifted>
      Over the landscape
    </Card>,
  ],
  Notice: (['note', 'warning', 'success'] as const).map((kind) => (
    <Notice key={kind} kind={kind} isAnnounced={false}>
      This is a {kind}.
    </Notice>
  )),
  Badge: (['plain', 'teal', 'moss', 'honey', 'clay', 'surface'] as const).map((look) => (
    <Badge key={look} look={look}>
      {look}
    </Badge>
  )),
  NoteSlip: <NoteSlip footer="November 15, 6:20 PM">Ear defenders worked.</NoteSlip>,
  Disclosure: (
    <Disclosure summary="Folded away" hint="With a hint" isOpenAtFirst>
      What is inside
    </Disclosure>
  ),
  Tooltip: (
    <Tooltip text="A sentence more">
      <Button look="secondary">Hover or focus</Button>
    </Tooltip>
  ),
  EmptyState: (
    <EmptyState
      art={<IconBook2 size={64} aria-hidden="true" />}
      heading="Nothing here yet"
      action={<Button>Begin</Button>}
      isOnDevice
    >
      What this place is for, in one sentence.
    </EmptyState>
  ),
  BringHere: <BringHere />,
  TwoColumns: (
    <TwoColumns>
      <Card>Left</Card>
      <Card>Right</Card>
    </TwoColumns>
  ),
  Dock: (
    <Dock>
      <Button>A page's main button</Button>
    </Dock>
  ),
  PartMissing: (
    <PartMissing state={{ is: 'missing', isServerThere: true }} onAgain={() => Promise.resolve()} />
  ),
  LoadingView: <LoadingView />,
  Logo: <Logo isNameKept />,
  LogoMark: <LogoMark size={64} />,
};
