/** Synthesised sounds: a rattle for a turn, a hiss for paint. They are off by default. */
import { settings } from '../core/settings.svelte';

let context: AudioContext | null = null;

export function play(sound: 'turn' | 'spray'): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (sound === 'turn')
    [0, 0.09, 0.16].forEach((at, index) => tick(context as AudioContext, at, 900 + index * 250));
  else hiss(context);
}

function tick(on: AudioContext, at: number, pitch: number): void {
  const tone = on.createOscillator();
  const gain = on.createGain();
  tone.frequency.value = pitch;
  tone.type = 'triangle';
  gain.gain.setValueAtTime(0.12, on.currentTime + at);
  gain.gain.exponentialRampToValueAtTime(0.001, on.currentTime + at + 0.08);
  tone.connect(gain).connect(on.destination);
  tone.start(on.currentTime + at);
  tone.stop(on.currentTime + at + 0.1);
}

function hiss(on: AudioContext): void {
  const length = on.sampleRate * 0.35;
  const noise = on.createBuffer(1, length, on.sampleRate);
  const data = noise.getChannelData(0);
  for (let index = 0; index < length; index++) data[index] = (Math.random() * 2 - 1) * (1 - index / length);
  const source = on.createBufferSource();
  const filter = on.createBiquadFilter();
  const gain = on.createGain();
  filter.type = 'highpass';
  filter.frequency.value = 3000;
  gain.gain.value = 0.08;
  source.buffer = noise;
  source.connect(filter).connect(gain).connect(on.destination);
  source.start();
}
