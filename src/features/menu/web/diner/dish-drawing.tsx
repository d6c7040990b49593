/** A covered place at the table: what stands where there is no picture. */
export function DishDrawing() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className="size-full bg-sunken" preserveAspectRatio="xMidYMid slice">
      <circle cx="63" cy="66" r="38" fill="#0a201b" opacity=".1" />
      <circle cx="60" cy="60" r="38" fill="#fffdf6" />
      <circle cx="60" cy="60" r="27" fill="none" stroke="var(--brand-soft)" strokeOpacity=".5" strokeWidth="1.5" />
      <g stroke="var(--brand-soft)" strokeWidth="3" strokeLinecap="round" fill="none">
        <path d="M49 46v9a4.5 4.5 0 0 0 9 0v-9M53.5 46v28M68 74V46c-4 1.500-6 6-6 12h6" />
      </g>
    </svg>
  );
}
