import type { ChatLine } from '../../lib/protocol';
import { t } from '../../lib/text.svelte';

/** What the table tells everybody about its keys: nobody has said it, so it is in the reader's language. */
export function noticeWords(line: ChatLine): string {
  return t(`notice-${line.notice}`, { name: line.name });
}
