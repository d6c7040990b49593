// Buttons that copy stay hidden without this script.
for (const button of document.querySelectorAll('[data-copies]')) {
  button.hidden = false;
  const label = button.textContent;
  button.addEventListener('click', async () => {
    const field = document.getElementById(button.dataset.copies);
    field.select();
    // Browsers keep the clipboard from pages that came over plain HTTP; what is selected they still copy.
    if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
    else if (!document.execCommand('copy')) return;
    button.textContent = button.dataset.done;
    setTimeout(() => {
      button.textContent = label;
    }, 2_000);
  });
}
