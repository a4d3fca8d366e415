// Notes every moment in which the coach of a lesson stands on what it points at, on the prompt, or on what can be chosen.
// Boards and the coach need a moment to find their places: only what lasts is noted.
() => {
  const covered = (window.covered = []);
  let last = "";
  let since = 0;
  const under = () => {
    const coach = document.querySelector(".coach");
    if (!coach || coach.style.visibility === "hidden") return "";
    const bubble = coach.getBoundingClientRect();
    const hit = [
      ...document.querySelectorAll("i.ring, [data-id=prompt], [data-open]"),
    ].find((one) => {
      const box = one.getBoundingClientRect();
      const wide =
        Math.min(box.right, bubble.right) - Math.max(box.left, bubble.left);
      const high =
        Math.min(box.bottom, bubble.bottom) - Math.max(box.top, bubble.top);
      return box.width > 0 && box.height > 0 && wide > 1 && high > 1;
    });
    if (!hit) return "";
    const name =
      hit.dataset.id ??
      hit.dataset.card ??
      hit.getAttribute("aria-label") ??
      hit.className;
    return `${coach.querySelector(".count").textContent} (${coach.dataset.form}) on ${name}`;
  };
  setInterval(() => {
    const now = under();
    if (now !== last) [last, since] = [now, performance.now()];
    if (now && performance.now() - since > 900 && !covered.includes(now))
      covered.push(now);
  }, 100);
};
