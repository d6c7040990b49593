/** A quiet word that there are few of it. */
export function FewLeft({ text }: { text: string | undefined }) {
  return text && <span className="mt-1 block font-semibold text-sm text-yellow">{text}</span>;
}
