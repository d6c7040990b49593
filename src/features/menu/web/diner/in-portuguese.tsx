/** What the house's people call it, small beside what the guest reads: it is what the waiter understands. */
export function InPortuguese({ text }: { text: string | undefined }) {
  return (
    text && (
      <span lang="pt-BR" className="block font-normal text-ink-3 text-sm wrap-anywhere">
        {text}
      </span>
    )
  );
}
