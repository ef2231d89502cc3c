import IconCopy from '#icon/IconCopy';
import { m } from '#paraglide/messages';
import { useAlert } from '../dialogs/ask.tsx';
import { useToast } from '../toasts/toasts.tsx';
import { Button } from './button.tsx';

export function CopyButton({ text }: { text: string }) {
  const toast = useToast();
  const alert = useAlert();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ text: m.chat_copied() });
    } catch {
      // No clipboard without https, or the browser asked and was told no.
      await alert({ title: m.chat_copy_failed() });
    }
  };
  return (
    <Button look="quiet" isSmall icon={<IconCopy size={20} aria-hidden="true" />} onClick={copy}>
      {m.chat_copy()}
    </Button>
  );
}
