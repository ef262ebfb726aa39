/**
 * Room: where the parts of a world at rest are kept, and what belongs to no world.
 *
 * Copies are made often and in one size after the other, so buffers are kept for reuse, and cut from large
 * slabs at places that are quick to copy to and from.
 * Elsewhere: what is copied (`memory.ts`).
 */

/** A copy of the used part of an array. The buffer is kept for reuse, and so is the view of its used part. */
export interface Block {
  buffer: Int32Array;
  used: Int32Array;
}

/** A block that holds nothing yet. */
export function newBlock(): Block {
  const empty = new Int32Array(0);
  return { buffer: empty, used: empty };
}

/** Copies the first `length` integers of an array into a block. Allocates only when the block is too small. */
export function store(block: Block, from: Int32Array, length: number): void {
  // A quarter more than needed, so that a growing game rarely pays.
  if (block.buffer.length < length) block.buffer = roomOf(length + (length >> 2));
  if (block.used.length !== length || block.used.byteOffset !== block.buffer.byteOffset) {
    block.used = block.buffer.subarray(0, length);
  }
  if (length > 0) block.used.set(from.subarray(0, length));
}

/** Integers in a page of memory, and in a slab of room for snapshots. */
const PAGE = 1024;
const SLAB = 1024 * PAGE;
let slab = new Int32Array(0);
let slabUsed = 0;

/**
 * Room for a copy, half a page away from where pages begin. Copying to a place that lies a few bytes past
 * the source in its page takes 20 times as long on some processors, and separate arrays fall into that by chance.
 */
function roomOf(length: number): Int32Array {
  const start = Math.ceil(slabUsed / PAGE) * PAGE + PAGE / 2;
  if (start + length > slab.length) {
    slab = new Int32Array(Math.max(SLAB, length + PAGE));
    slabUsed = 0;
    return roomOf(length);
  }
  slabUsed = start + length;
  return slab.subarray(start, start + length);
}

/** How many integers further into its page each column begins than the one before it. */
const STAGGER = 160;

/**
 * Room for one of several arrays that are written side by side, each at another place in a page. What lies at the
 * same place of many pages competes for the same few lines of a processor's cache.
 *
 * @param index - How many such arrays there are already.
 */
export function columnOf(length: number, index: number): Int32Array {
  const start = (PAGE / 16 + index * STAGGER) % PAGE;
  return new Int32Array(length + PAGE).subarray(start, start + length);
}

/**
 * Integers of a module that belong to no world, all 0: the top of a stack, a number of the running Sequence.
 * They lie outside of the garbage-collected heap. A short `new Int32Array(1)` would lie in it, where it moves, and
 * each access would first ask where it is.
 */
export function registers(length = 1): Int32Array {
  return new Int32Array(new ArrayBuffer(length * Int32Array.BYTES_PER_ELEMENT));
}
