import { useEffect, useId, useRef } from 'react';
import IconRotateClockwise from '#icon/IconRotateClockwise';
import { m } from '#paraglide/messages';
import { type Size, scaledTo } from '#shared/pictures/photo-size';
import { Button } from '#ui/buttons/button';
import { RangeField } from '#ui/fields/range-field';
import { Segmented } from '#ui/fields/segmented';
import { formatNumber } from '#ui/format/format';
import { greatestZoom } from './crop.ts';
import { drawCut, partOf } from './draw-photo.ts';
import styles from './upload.module.css';
import type { Cropping, Shape } from './use-crop.ts';
import { useCropGestures } from './use-crop-gestures.ts';

/** What is seen in the frame is what is kept. */
export function PhotoCropper({ cropping }: { cropping: Cropping }) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const gestures = useCropGestures(cropping);
  const { cut, shape } = cropping;
  const size: Size = scaledTo(partOf(cut), 640);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, size.width, size.height);
    drawCut(context, cut, size);
  });
  const isSquare = shape === 'square';
  return (
    <div className={styles.cropper}>
      {/* A surface to drag on and to steer by keys; the slider and the buttons below do the same for everyone else. */}
      <div
        role="application"
        aria-label={m.boardpics_crop_area()}
        aria-describedby={`${id}-hint`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is steered by keys
        tabIndex={isSquare ? 0 : -1}
        className={styles.frame}
        {...(isSquare ? gestures : {})}
      >
        <canvas ref={canvas} className={styles.pixels} width={size.width} height={size.height} />
      </div>
      <ShapeAndTurn name={`${id}-shape`} cropping={cropping} />
      {isSquare && (
        <RangeField
          id={`${id}-size`}
          label={m.boardpics_size()}
          valueText={m.boardpics_size_value({ percent: formatNumber(Math.round(cropping.zoom * 100)) })}
          min={1}
          max={greatestZoom}
          step={0.05}
          value={cropping.zoom}
          onChange={cropping.setZoom}
        />
      )}
      <p id={`${id}-hint`} className={styles.hint} hidden={!isSquare}>
        {m.boardpics_crop_hint()}
      </p>
    </div>
  );
}

function ShapeAndTurn({ name, cropping }: { name: string; cropping: Cropping }) {
  return (
    <div className={styles.row}>
      <Segmented<Shape>
        name={name}
        legend={m.boardpics_shape()}
        isLegendHidden
        segments={[
          { value: 'square', label: m.boardpics_shape_square() },
          { value: 'whole', label: m.boardpics_shape_whole() },
        ]}
        value={cropping.shape}
        onChange={cropping.setShape}
      />
      <Button
        look="quiet"
        isSmall
        icon={<IconRotateClockwise size={20} aria-hidden="true" />}
        onClick={cropping.turn}
      >
        {m.boardpics_turn()}
      </Button>
    </div>
  );
}
