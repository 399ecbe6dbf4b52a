import { Button } from 'shared/ui/button';
import { Dialog } from 'shared/ui/dialog';
import { SimCardPicture } from './sim-card-picture.tsx';
import styles from './sim-number-field.module.css';
import { whereTexts as texts } from './sim-number-texts.ts';

interface WhereDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Shows where to find the number of a SIM card (SIM-015). */
export const WhereDialog = ({ isOpen, onClose }: WhereDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title={texts.title}
    size="medium"
    actions={<Button onPress={onClose}>{texts.close}</Button>}
  >
    <div className={styles.where}>
      <SimCardPicture />
      {texts.steps.map(step => (
        <p key={step}>{step}</p>
      ))}
    </div>
  </Dialog>
);
