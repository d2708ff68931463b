/**
 * Who sees which stage, from when on, and what stays open longer than its stage: written down from the list of stages
 * (decisions §5, §5.1; S1 §2.9) before the test, independent of the code.
 *
 * One line a stage that anybody sees differently from "never": its number, then five vendors, then the staff.
 *
 * - D invited, does not register. B registers, hands nothing in. G hands in and fails in qualification. T passes it and
 *   fails in administration and technique. M passes everything, wins, is invited everywhere and gets every letter.
 * - A number: the tab shows from the beginning of that stage on, in which everything is done that belongs to it. `-`:
 *   it never shows.
 * - `b<n`, `p<n`: an opening, a determination that was not done in time may be done until stage n begins (99: time does
 *   not end it). `s<n`: objections are answered until then. `=`: open until the contract forms are locked, also after S.
 *   From the stage after a `p` on, negotiation, its minutes, another determination and the contract forms are locked
 *   while that one is not confirmed, until the award letter was sent.
 * - A last line `tunggu`: what an objection of a type keeps closed, from that stage on, while it is unanswered, and once it
 *   was upheld until the evaluation is made anew; but replies to others.
 */
import type { KodeTemplat } from '@eproc/domain/tahap/templat'
import type { JenisPengadaan } from '@eproc/domain/common/choices'

interface GoldenTab {
  jenis: JenisPengadaan
  tabel: string
}

//                D  B  G  T  M   staff
const TLA = `
  1   1  1  1  1  1
  2   -  1  1  1  1
  3   -  1  1  1  1
  4   -  1  1  1  1
  5   -  -  -  -  -   b<11
  6   -  -  -  -  6
  7   -  -  -  -  -
  8   -  -  -  -  8
  9   -  -  -  -  -   p<11
  10  -  -  -  -  -   =
  11  -  -  -  -  11
  12  -  -  -  -  -   =`
const PLA = `
  1   1  1  1  1  1
  2   -  1  1  1  1
  3   -  1  1  1  1
  4   -  1  1  1  1
  5   -  -  -  -  -   b<6 p<99
  6   -  1  1  1  1
  7   -  -  -  -  7
  8   -  -  -  -  -
  9   -  -  -  -  9
  10  -  -  -  -  -   =`
const PASCA = (jawaban: string) => `
  1   -  -  -  -  -
  2   -  2  2  2  2
  3   -  2  2  2  2
  4   -  2  2  2  2
  5   -  -  -  -  -   b<10
  6   -  -  -  -  -
  7   -  2  2  2  2
  8   -  -  -  -  -
  9   -  -  -  -  -   p<11
  10  -  2  2  2  2
  11  -  2  2  2  2   s<13
  12  -  -  -  -  -   ${jawaban}
  13  -  -  -  -  13
  14  -  -  -  -  -
  15  -  -  -  -  15
  16  -  -  -  -  16
  17  -  -  -  -  -   =
  18  -  -  -  -  -   =`
const K2TEN = `
  1   -  -  -  -  -
  2   -  2  2  2  2
  3   -  2  2  2  2
  4   -  2  2  2  2
  5   -  -  -  -  -   b<8
  6   -  -  -  -  -
  7   -  -  -  -  7
  8   -  2  2  2  2
  9   -  -  -  -  8
  10  -  -  -  -  -   b<13
  11  -  -  -  -  -
  12  -  -  -  -  -   p<14
  13  -  -  4  4  4
  14  -  -  4  4  4   s<15
  15  -  -  4  4  4   s<17
  16  -  -  -  -  -
  17  -  -  -  -  17
  18  -  -  -  -  18
  19  -  -  -  -  -   p<20
  20  -  -  -  -  20
  21  -  -  -  -  -   =
  22  -  -  -  -  -   =
  tunggu B15 BD17`
/** Appeals only in the tender; without them the objection is answered until the invitation to negotiate. */
const PRA = (sanggah: string, tunggu: string) => `
  1   -  -  -  -  -
  2   -  2  2  2  2
  3   -  2  2  2  2
  4   -  2  2  2  2
  5   -  -  -  -  -   b<10
  6   -  -  -  -  -
  7   -  2  2  2  2
  8   -  -  -  -  -
  9   -  -  -  -  -   p<11
  10  -  2  2  2  2
  11  -  2  2  2  2   s<13
  12  -  -  -  -  -
  13  -  -  -  10 10
  14  -  -  -  10 10
  15  -  -  -  10 10
  16  -  -  -  10 10
  17  -  -  -  -  -   b<20
  18  -  -  -  -  -
  19  -  -  -  10 10
  20  -  -  -  10 10
  21  -  -  -  -  20
  22  -  -  -  -  -   b<25
  23  -  -  -  -  -
  24  -  -  -  -  -   p<26
  25  -  -  -  16 16
${sanggah}
  29  -  -  -  -  29
  30  -  -  -  -  30
  31  -  -  -  -  -   p<32
  32  -  -  -  -  32
  33  -  -  -  -  -   =
  34  -  -  -  -  -   =
  tunggu P13 ${tunggu}`

export const GOLDEN_TAB: Readonly<Record<KodeTemplat, readonly GoldenTab[]>> = {
  TLA: [{ jenis: 'BAR', tabel: TLA }],
  PLA: [{ jenis: 'BAR', tabel: PLA }],
  KTEN: [
    { jenis: 'KON', tabel: `${PASCA('s<13')}\n  tunggu B13 BD13` },
    { jenis: 'BAR', tabel: `${PASCA('')}\n  tunggu B13` },
  ],
  KSEL: [{ jenis: 'KOL', tabel: `${PASCA('')}\n  tunggu B13` }],
  K2TEN: [{ jenis: 'KON', tabel: K2TEN }],
  PTEN: [
    {
      jenis: 'KON',
      tabel: PRA(
        `  26  -  -  -  16 16  s<27
  27  -  -  -  16 16  s<29
  28  -  -  -  -  -`,
        'B27 BD29'
      ),
    },
    { jenis: 'BAR', tabel: PRA('  26  -  -  -  16 16  s<29', 'B29') },
  ],
  PSEL: [{ jenis: 'KOL', tabel: PRA('  26  -  -  -  16 16  s<29', 'B29') }],
}
