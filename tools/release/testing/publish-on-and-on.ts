// Publishes built folders one after the other in an endless loop: the process that a test kills midway.
import { folderStore } from '../folder-store.ts';
import { publishRelease } from '../publish-release.ts';

const [, , store = '', ...folders] = process.argv;
const target = {
  store: folderStore(store),
  addressOf: (id: string, name: string) => `https://remotes.example/${id}/${name}`,
};
for (;;)
  for (const folder of folders) {
    process.stdout.write('publishing\n');
    await publishRelease(target, folder);
  }
