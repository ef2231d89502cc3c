// Runs the encoder's model file. On most machines by the runtime's own machine code; where it ships none (a Mac with an
// Intel processor), by the same runtime as WebAssembly, some twenty times slower and with more memory.
import { readFile } from 'node:fs/promises';
import type { InferenceSession, Tensor } from 'onnxruntime-common';

export type RuntimeKind = 'native' | 'wasm';
type Runtime = { InferenceSession: typeof InferenceSession; Tensor: typeof Tensor };

export type Session = (pieces: readonly number[]) => Promise<Float32Array>;

/** One thread: a server has other things to do, and several texts at once are several workers. */
const oneThread = { intraOpNumThreads: 1, interOpNumThreads: 1 };

export async function openSession(file: string, kind: RuntimeKind = bestRuntime()): Promise<Session> {
  const { InferenceSession, Tensor } = await (kind === 'native' ? nativeRuntime() : wasmRuntime());
  const session = await (kind === 'native'
    ? InferenceSession.create(file, oneThread)
    : InferenceSession.create(await readFile(file)));
  return async (pieces) => {
    const tensor = (valueAt: (at: number) => number) =>
      new Tensor(
        'int64',
        BigInt64Array.from(pieces, (_, at) => BigInt(valueAt(at))),
        [1, pieces.length],
      );
    const { last_hidden_state: state } = await session.run({
      input_ids: tensor((at) => pieces[at]!),
      attention_mask: tensor(() => 1),
      token_type_ids: tensor(() => 0),
    });
    return state?.data as Float32Array;
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
