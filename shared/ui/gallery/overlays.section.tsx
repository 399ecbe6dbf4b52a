import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ToastRegion } from '../toast-region/toast-region.tsx';
import styles from './gallery.module.css';

const toasts = [
  {
    id: '1',
    variant: 'SUCCESS',
    title: 'Ændringerne er blevet gemt',
    richText: 'Der kan gå et øjeblik før de nye rettigheder vises. Genindlæs siden for at tilrette.',
    duration: 0,
  },
  { id: '2', variant: 'WARNING', title: 'Filen kunne ikke hentes', duration: 0 },
  { id: '3', variant: 'ERROR', title: 'Der er sket en ukendt fejl.', richText: 'Prøv igen.', duration: 0 },
] as const;

/** Overlays; `open` names the one that is open initially. */
export const OverlaysSection = ({ open }: { open: string | null }) => {
  const [shown, setShown] = useState(open);
  const hide = () => {
    setShown(null);
  };
  return (
    <Card title="Over siden">
      <div className={styles.row}>
        {['drawer', 'dialog', 'toasts'].map(name => (
          <Button
            key={name}
            variant="secondary"
            onPress={() => {
              setShown(name);
            }}
          >
            {name}
          </Button>
        ))}
      </div>
      {shown === 'drawer' ? (
        <Drawer
          title="Administrator"
          onClose={hide}
          onBack={hide}
          onSettings={hide}
          hasPendingChanges
          footer={
            <>
              <Button>Gem ændringer</Button>
              <Button variant="secondary-alternative">Annuller</Button>
            </>
          }
        >
          <DescriptionList
            items={[
              { term: 'Rolle', value: 'Administrator' },
              { term: 'Bruger siden', value: '20. nov. 2026' },
            ]}
          />
          <TextField label="E-mail" type="email" defaultValue="anna@demo.example" />
        </Drawer>
      ) : null}
      <ConfirmDialog
        isOpen={shown === 'dialog'}
        title="Slet administrator"
        confirmLabel="Slet administrator"
        tone="destructive"
        onConfirm={hide}
        onCancel={hide}
      >
        Hvis du sletter administratoren, vil personen ikke længere have adgang.
      </ConfirmDialog>
      <ToastRegion toasts={shown === 'toasts' ? toasts : []} onClose={hide} />
    </Card>
  );
};
