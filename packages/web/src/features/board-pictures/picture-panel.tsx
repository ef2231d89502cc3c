import type { Card, CardPicture } from '@calmbridge/domain/boards/board';
import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { useEffect, useId, useRef, useState } from 'react';
import IconPhotoX from '#icon/IconPhotoX';
import { m } from '#paraglide/messages';
import { CardPictureView } from '#shared/board/card-picture-view';
import { useNoCredits } from '#shared/credits/use-no-credits';
import { PictureWordsForm } from '#shared/pictures/picture-words-form';
import { hasTypedWords } from '#shared/pictures/typed-words';
import { unpaidPicture } from '#shared/pictures/unpaid-picture';
import { SymbolPicker } from '#shared/symbols/symbol-picker';
import { Button } from '#ui/buttons/button';
import { PriceTag } from '#ui/buttons/price-tag';
import { Segmented } from '#ui/fields/segmented';
import { useStable } from '#ui/use-stable';
import styles from './picture-panel.module.css';
import { UploadPanel } from './upload/upload-panel.tsx';
import { waitingPhoto } from './upload/waiting-photo.ts';
import { useCardPicture } from './use-card-picture.ts';

type Source = 'search' | 'generate' | 'upload';

/** Where a card's picture comes from: the library for nothing, made on request, or a photo of one's own. */
export function PicturePanel({
  card,
  onChoose,
}: {
  card: Card;
  onChoose: (picture: CardPicture | null) => void;
}) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  // A photo or a made picture may come late: it goes on the card as it is then.
  const latest = useStable({ choose: onChoose });
  const noCredits = useNoCredits({ card: card.id });
  const maker = useCardPicture(card.id, latest.choose);
  const { picture } = card;
  // Back to what is under way for this card.
  const [source, setSource] = useState<Source>(() => {
    if (waitingPhoto(card.id)) return 'upload';
    return maker.state.is === 'idle' && !hasTypedWords(card.id) ? 'search' : 'generate';
  });
  const label = card.label.trim();
  const [query, setQuery] = useState(label);
  // A changed label is looked for next, unless the carer is searching just now.
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) setQuery(label);
  }, [label]);
  // The button that was pressed may be gone with what it did: the focus stays in the panel.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus();
  }, [picture]);
  return (
    <div ref={panel} className={styles.panel} tabIndex={-1}>
      <SourceSwitch name={`${id}-source`} source={source} onChange={setSource} />
      {picture && <PictureNow picture={picture} onRemove={() => onChoose(null)} />}
      {source === 'search' && (
        <SymbolPicker
          key={query}
          initialQuery={query}
          chosenId={picture?.is === 'symbol' ? picture.id : undefined}
          onPick={(symbolId) => onChoose({ is: 'symbol', id: symbolId })}
        />
      )}
      {source === 'generate' && <PictureWordsForm startWords={label} maker={maker} />}
      {source === 'upload' && (
        <UploadPanel
          waitsFor={card.id}
          onKept={latest.choose}
          onNoCredits={async () => void (await noCredits(unpaidPicture(priceHundredths.pecsUploads)))}
        />
      )}
    </div>
  );
}

function SourceSwitch({
  name,
  source,
  onChange,
}: {
  name: string;
  source: Source;
  onChange: (source: Source) => void;
}) {
  return (
    <Segmented<Source>
      name={name}
      legend={m.boardpics_source()}
      isLegendHidden
      segments={[
        { value: 'search', label: m.boardpics_search(), hint: m.boardpics_free() },
        {
          value: 'generate',
          label: m.boardpics_generate(),
          hint: <Price hundredths={priceHundredths.pecsGenerations} />,
        },
        {
          value: 'upload',
          label: m.boardpics_upload(),
          hint: <Price hundredths={priceHundredths.pecsUploads} />,
        },
      ]}
      value={source}
      onChange={onChange}
    />
  );
}

function PictureNow({ picture, onRemove }: { picture: CardPicture; onRemove: () => void }) {
  return (
    <div className={styles.now}>
      <span className={styles.nowPicture}>
        <CardPictureView picture={picture} alt={m.boardpics_now()} />
      </span>
      <span className={styles.nowWords}>
        {picture.is === 'symbol' ? m.boardpics_now_symbol() : m.boardpics_now_kept()}
      </span>
      <Button look="quiet" isSmall icon={<IconPhotoX size={20} aria-hidden="true" />} onClick={onRemove}>
        {m.boardpics_none()}
      </Button>
    </div>
  );
}

const Price = ({ hundredths }: { hundredths: number }) => (
  <span className={styles.price}>
    <PriceTag hundredths={hundredths} />
  </span>
);
