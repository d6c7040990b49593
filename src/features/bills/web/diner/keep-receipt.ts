import type { Receipt } from '../../receipt/contract.ts';
import { type ReceiptHead, receiptText } from './receipt-text.ts';

/** By the phone's own ways of sharing, where it has them; otherwise on paper, or as the file that a printer makes. */
export async function keepReceipt(receipt: Receipt, head: ReceiptHead): Promise<void> {
  if (!('share' in navigator)) return print();
  try {
    await navigator.share({ text: receiptText(receipt, head) });
  } catch (error) {
    // They thought better of it.
    if ((error as { name?: unknown }).name !== 'AbortError') print();
  }
}
