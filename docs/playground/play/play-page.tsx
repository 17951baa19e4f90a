export const PlayPage = () => <p>…</p>;
