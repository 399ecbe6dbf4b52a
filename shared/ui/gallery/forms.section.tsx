import { useState } from 'react';
import { Card } from '../card/card.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { FilterMenu } from '../filter-menu/filter-menu.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { Select } from '../select/select.tsx';
import { Switch } from '../switch/switch.tsx';
import { TextField } from '../text-field/text-field.tsx';
import styles from './gallery.module.css';

const statuses = [
  { value: 'active', label: 'Aktiv', count: 512 },
  { value: 'barred', label: 'Spærret', count: 3 },
  { value: 'ended', label: 'Opsagt', count: 41 },
];

/** Fields, choices and filters. */
export const FormsSection = () => {
  const [search, setSearch] = useState('Anna');
  const [chosen, setChosen] = useState<string[]>(['active']);
  return (
    <Card title="Felter">
      <div className={styles.grid}>
        <TextField label="Fornavn" />
        <TextField
          label="E-mail"
          type="email"
          help="Vi sender invitationen hertil."
          defaultValue="anna@demo.example"
        />
        <TextField
          label="SIM-kortnummer"
          width="digits-20"
          inputMode="numeric"
          defaultValue="8945 0200"
          error="SIM-kortnummeret skal være 11, 19 eller 20 cifre"
        />
        <TextField label="Kode" width="digits-4" autocomplete="one-time-code" inputMode="numeric" />
        <TextField label="Reference" isOptional />
        <TextField label="Kundenummer" readOnly defaultValue="100234" />
        <Select
          label="Årsag"
          placeholder="Vælg en årsag"
          options={[
            { value: 'lost', label: 'Mistet' },
            { value: 'stolen', label: 'Stjålet' },
          ]}
        />
        <SearchField label="Søg i abonnementer" value={search} onChange={setSearch} />
        <CheckboxGroup label="Status" options={statuses} value={chosen} onChange={setChosen} />
        <CheckboxGroup
          label="Kundenumre"
          options={[{ value: 'a', label: 'Hovedkontor, 100234', help: 'Havnegade 12, 8000 Aarhus C' }]}
          value={[]}
          onChange={setChosen}
          error="Du skal vælge minimum ét kundenummer"
        />
        <div>
          <Checkbox isIndeterminate>Nogle af rækkerne</Checkbox>
          <Checkbox disabled>Kan ikke vælges</Checkbox>
          <Checkbox disabled defaultChecked>
            Altid valgt
          </Checkbox>
        </div>
        <div>
          <Switch defaultChecked help="Opkald til andre lande end Danmark.">
            Spær udlandsopkald
          </Switch>
          <Switch>Spær indholdstakserede tjenester</Switch>
        </div>
        <FilterMenu label="Status" options={statuses} value={chosen} onChange={setChosen} />
      </div>
    </Card>
  );
};
