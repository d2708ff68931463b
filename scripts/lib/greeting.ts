/** What `npm start` and `npm run dev` print once everything runs. */
import { elapsed } from './messages.ts'

const AKUN_DEMO: readonly [string, string][] = [
  ['Rekanan', 'rekanan1, rekanan2, rekanan3, perorangan1'],
  ['Perencanaan', 'operator, manajer, ppk, pa; operator2, manajer2, ppk2, pa2'],
  ['Pengadaan', 'operatorulp, manajerulp, panitia1, panitia2, panitia3'],
  ['Administrasi', 'adminit, superadmin'],
]

export function cetakSambutan(isi: {
  url: string
  kotakSurat?: string | undefined
  demo: boolean
  tanpaAdmin?: boolean
}): void {
  const baris = ['', `  E-Procurement siap (${elapsed()} detik)`, '', `  Buka      ${isi.url}`]
  if (isi.kotakSurat) baris.push(`  Surat     ${isi.kotakSurat}`)
  if (isi.demo) {
    baris.push('', '  Akun demo, password semuanya: Rahasia-2026!')
    for (const [kelompok, nama] of AKUN_DEMO) baris.push(`    ${kelompok.padEnd(13)}${nama}`)
  }
  if (isi.tanpaAdmin) {
    baris.push('', '  Belum ada administrator. Buat yang pertama dengan: npm run admin-pertama')
  }
  baris.push('', '  Berhenti dengan Ctrl-C.', '')
  process.stdout.write(`${baris.join('\n')}\n`)
}
