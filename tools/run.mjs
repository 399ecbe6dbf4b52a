// Entry point of every command: `node tools/run.mjs <command> [arguments]`, behind `npm start`, `npm test` and so
// on. It runs on any Node from version 20 and needs no installed packages: it installs missing ones with the pinned
// package manager, then runs the command on the project's pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Each command with its entry file. */
const commands = {
  start: 'start/start.ts',
  dev: 'dev/dev.ts',
  'dev:offline': 'dev/dev-offline.ts',
  build: 'build/build.ts',
  origin: 'origin/origin.ts',
  release: 'release/release.ts',
  contract: 'contract/contract.ts',
  'new:remote': 'new-remote/new-remote.ts',
  test: 'test/test.ts',
  bench: 'bench/bench.ts',
  'bench:api': 'bench-api/bench-api.ts',
  'bench:rows': 'bench-rows/bench-rows.ts',
  mutation: 'mutation/mutation.ts',
  budgets: 'budgets/budgets.ts',
  lint: 'lint/lint.ts',
  format: 'format/format.ts',
  'new:task': 'new-task/new-task.ts',
};

function stop(sentence, exitCode) {
  process.stderr.write(`${sentence}\n`);
  process.exit(exitCode);
}

/** Inputs of the installation: if none of them changed, nothing needs to be installed. */
function installFingerprint() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) {
    hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** Runs npm to completion, and stops it with all its child processes on a signal. */
async function npm(args) {
  // Under `npm start` this is npm's own script; running it with this Node needs no shell and no PATH.
  const script = process.env.npm_execpath;
  const options = {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Without a terminal, pnpm would ask before it replaces a folder; CI makes it non-interactive.
    env: { ...process.env, CI: 'true', npm_config_update_notifier: 'false', npm_config_fund: 'false' },
    // In its own process group: npm does not pass signals on.
    detached: process.platform !== 'win32',
  };
  const child = script?.endsWith('npm-cli.js')
    ? spawn(process.execPath, [script, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' });
  let isStopped = false;
  const pass = signal => {
    isStopped = true;
    if (child.pid !== undefined) process.kill(options.detached ? -child.pid : child.pid, signal);
  };
  for (const signal of stopSignals) process.on(signal, pass);
  const status = await new Promise(resolve => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
  for (const signal of stopSignals) process.off(signal, pass);
  return { status, isStopped };
}

async function install() {
  const modules = path.join(root, 'node_modules');
  const stamp = path.join(modules, '.portal-installed');
  const fingerprint = installFingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;

  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  process.stdout.write(`Installing packages with ${packageManager} …\n`);
  rmSync(stamp, { force: true });
  const { status, isStopped } = await npm([
    'exec',
    '--yes',
    packageManager,
    '--',
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
  ]);
  if (isStopped) stop('Stopped while packages were being installed: the next command goes on with them.', 1);
  if (status !== 0) {
    stop(
      'The packages could not be installed: see the lines above. npm has to reach its registry, and to write to its cache folder.',
      1,
    );
  }
  writeFileSync(stamp, fingerprint);
}

/**
 * npm runs a script through shells that do not pass signals on, so the death of one of them counts as the signal.
 * Returns the processes from this one's parent up to npm, or none when npm did not start this.
 */
function processesUpToNpm() {
  if (!process.env.npm_lifecycle_event) return [];
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const rows = (stdout ?? '').split('\n').map(row => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? []);
  const found = [];
  for (let pid = process.ppid; pid > 1;) {
    const [, , parent, command = ''] = rows.find(([, each]) => Number(each) === pid) ?? [];
    found.push(pid);
    if (/\bnpm\b/.test(command)) return found;
    pid = Number(parent ?? 0);
  }
  return [];
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function runOnPinnedNode(script, args) {
  // The binary itself, not the shim in .bin: signals must reach the command, not a shell around it.
  const binary = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const withParent = pathToFileURL(path.join(root, 'tools/portal/exit-with-parent.ts')).href;
  const child = spawn(binary, ['--import', withParent, path.join(root, 'tools', script), ...args], {
    cwd: root,
    // The fourth channel closes when this process dies for any reason; the command then stops as well.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      // Every process loads compiled modules from this folder, kept between runs.
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node-compile'),
      ...process.env,
      PORTAL_PARENT: String(process.pid),
    },
  });
  for (const signal of stopSignals) process.on(signal, () => child.kill(signal));
  const ancestors = processesUpToNpm();
  setInterval(() => {
    if (!ancestors.every(isAlive)) child.kill('SIGTERM');
  }, 500).unref();
  child.on('error', () =>
    stop('The pinned Node is not installed: delete node_modules and run the command again.', 1),
  );
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

const [command = '', ...args] = process.argv.slice(2);
const script = Object.hasOwn(commands, command) ? commands[command] : undefined;

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(`The portal needs Node 20 or newer; this is Node ${process.versions.node}.`, 1);
}
if (!script) {
  const known = Object.keys(commands).join(', ');
  stop(`${command ? `"${command}" is not a command` : 'Name a command'}: it has to be one of ${known}.`, 2);
}
await install();
runOnPinnedNode(script, args);
