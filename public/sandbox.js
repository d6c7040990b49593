// Buttons that copy stay hidden where nothing can be copied.
for (const button of document.querySelectorAll('[data-copies]')) {
  if (!navigator.clipboard) break;
  button.hidden = false;
  const label = button.textContent;
  button.addEventListener('click', async () => {
    const field = document.getElementById(button.dataset.copies);
    field.select();
    await navigator.clipboard.writeText(field.value);
    button.textContent = button.dataset.done;
    setTimeout(() => {
      button.textContent = label;
    }, 2_000);
  });
}
