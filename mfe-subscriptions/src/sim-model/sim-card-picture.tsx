import styles from './sim-card-picture.module.css';
import { whereTexts } from './sim-number-texts.ts';

const bars = [0, 5, 8, 14, 17, 23, 29, 32, 38, 44, 47, 53, 56, 62, 68, 71, 77, 83, 86, 92];

/** The back of the plastic card that a SIM card comes in, with the position of its number. Our own drawing. */
export const SimCardPicture = () => (
  <svg className={styles.picture} viewBox="0 0 320 200" role="img" aria-label={whereTexts.picture}>
    <rect className={styles.card} x="2" y="2" width="316" height="196" rx="14" />
    <path className={styles.sim} d="M34 58h52l18 18v58a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6V64a6 6 0 0 1 6-6z" />
    <path className={styles.contacts} d="M44 88h44v38H44zM66 88v38M44 107h44" />
    {bars.map((x, index) => (
      <rect
        key={x}
        className={styles.bar}
        x={150 + x * 1.45}
        y="62"
        width={index % 3 === 0 ? 4 : 2}
        height="46"
      />
    ))}
    <rect className={styles.mark} x="132" y="118" width="176" height="30" rx="6" />
    <text className={styles.number} x="220" y="137" textAnchor="middle">
      8945 0000 0000 0000 0000
    </text>
  </svg>
);
