// Runs the encoder's model files. On most machines by the runtime's own machine code; where it ships none (a Mac with an
// Intel processor), by the same runtime as WebAssembly, some twenty times slower and with more memory.
import { readFile } from 'node:fs/promises';
import type { InferenceSession, Tensor } from 'onnxruntime-common';
import { once } from '#meaning/once';

export type RuntimeKind = 'native' | 'wasm';
type Runtime = { InferenceSession: typeof InferenceSession; Tensor: typeof Tensor };

/** The lower layers: what each piece of a text means beside its neighbours. */
export type LowerLayers = (pieces: readonly number[]) => Promise<Tensor>;
/** Upper layers over the same pieces: what one reader was taught to say of them. */
export type UpperLayers = (states: Tensor) => Promise<Float32Array>;

/**
 * One thread: a server has other things to do, and several texts at once are several workers. And no reserve of memory, which grows to
 * what the longest text took and stays: 16 MB a worker, for no time that could be measured.
 */
const small = { intraOpNumThreads: 1, interOpNumThreads: 1, enableCpuMemArena: false };

/**
 * x64 processors without instructions of their own for one-byte products (VNNI) add them up in sixteen bits, where large sums are cut off:
 * texts then mean something else there than on all other machines. The exact way takes them a sixth longer; where VNNI is there, it says the
 * same to the last bit and takes nearly twice as long. So it is taken wherever VNNI is not known to be there; elsewhere it changes nothing.
 */
const exactly = { ...small, extra: { session: { x64quantprecision: '1' } } };

/** `cpuInfo` is what Linux says of the processor, empty on other systems. */
export const optionsFor = (cpuInfo: string): InferenceSession.SessionOptions =>
  /^flags\s*:.*\bavx(?:512)?_vnni\b/m.test(cpuInfo) ? small : exactly;

export const cpuInfo = once(() => readFile('/proc/cpuinfo', 'utf8').catch(() => ''));

/** `isExact` is for benches and tests: otherwise the processor decides. */
export async function openRuntime(kind: RuntimeKind = bestRuntime(), isExact?: boolean) {
  const { InferenceSession, Tensor } = await (kind === 'native' ? nativeRuntime() : wasmRuntime());
  const options = isExact === undefined ? optionsFor(await cpuInfo()) : isExact ? exactly : small;
  const open = async (file: string) =>
    kind === 'native'
      ? InferenceSession.create(file, options)
      : InferenceSession.create(await readFile(file));
  const integers = (count: number, valueAt: (at: number) => number) =>
    new Tensor(
      'int64',
      BigInt64Array.from({ length: count }, (_, at) => BigInt(valueAt(at))),
      [1, count],
    );
  return {
    async openLower(file: string): Promise<LowerLayers> {
      const session = await open(file);
      return async (pieces) => {
        const ids = integers(pieces.length, (at) => pieces[at]!);
        const { states } = await session.run({ ids, mask: integers(pieces.length, () => 1) });
        return states as Tensor;
      };
    },
    async openUpper(file: string): Promise<UpperLayers> {
      const session = await open(file);
      return async (states) => {
        const { out } = await session.run({ states, mask: integers(states.dims[1] ?? 0, () => 1) });
        return out?.data as Float32Array;
      };
    },
  };
}

export const bestRuntime = ({
  platform,
  arch,
}: Pick<NodeJS.Process, 'platform' | 'arch'> = process): RuntimeKind =>
  platform === 'darwin' && arch === 'x64' ? 'wasm' : 'native';

const nativeRuntime = (): Promise<Runtime> => import('onnxruntime-node');

async function wasmRuntime(): Promise<Runtime> {
  const runtime = await import('onnxruntime-web');
  runtime.env.wasm.numThreads = 1;
  return runtime;
}
