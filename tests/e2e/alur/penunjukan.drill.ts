/** TLA and PLA on the screens, from the first stage to the last: an official, the PPK, and whom they invite. */
import { tale } from '../../lib/stage.ts'
import * as begin from './lib/begin.ts'
import * as contract from './lib/contract.ts'
import * as judge from './lib/judge.ts'
import { ALL, createScene, FAILED, LOSER, WINNER } from './lib/scene.ts'

const PRICES = { [WINNER]: '850000000', [LOSER]: '910000000', [FAILED]: '880000000' }
const KATH = ['K', 'A', 'T', 'H'] as const
const DEEDS = [
  'undangan.kirim',
  'peserta.daftar',
  'penawaran.kirim',
  'pembukaan.minta',
  'pembukaan.sahkan',
  'evaluasi.simpan',
  'penetapan.usul',
  'penetapan.tegaskan',
  'negosiasi.simpan',
  'kontrak.simpan',
  'spmk.selesai',
]

tale(
  'TLA from invitation to SPMK',
  () => createScene('TLA', { nama: 'Penunjukan Pemasok Lift', metode: 'TLA', jenis: 'BAR' }),
  (stage) => {
    begin.invites(stage, 'undangan-peserta', ALL)
    begin.registers(stage, 'undangan-peserta')
    begin.documents(stage, 'dokumen')
    begin.explains(stage, 'penjelasan')
    begin.submits(stage, 'pemasukan', KATH, PRICES)
    begin.opens(stage, 'pembukaan')
    judge.judges(stage, 'pembukaan', KATH, { fails: 'T' })
    begin.invites(stage, 'undangan-negosiasi', [WINNER])
    contract.negotiates(stage, 'negosiasi', '840000000')
    contract.minutes(stage, 'ba-negosiasi')
    judge.determines(stage, 'penetapan-penyedia')
    contract.appointmentMinutes(stage, 'ba-pl')
    contract.awards(stage, 'sppbj')
    contract.readsBesideInformation(stage)
    contract.contracts(stage, 'spk', '840.000.000')
    contract.startsWork(stage, 'spk', 'ba-pl')
    contract.endsWell(stage, [...DEEDS, 'sppbj.kirim'], 840_000_000)
  }
)

tale(
  'PLA from invitation to SPMK',
  () => createScene('PLA', { nama: 'Pengadaan Pompa Air', metode: 'PLA', jenis: 'BAR' }),
  (stage) => {
    begin.invites(stage, 'undangan-peserta', ALL)
    begin.registers(stage, 'undangan-peserta')
    begin.documents(stage, 'dokumen')
    begin.explains(stage, 'penjelasan')
    begin.submits(stage, 'pemasukan', KATH, PRICES)
    begin.opens(stage, 'pembukaan')
    judge.judges(stage, 'pembukaan', KATH, { fails: 'T' })
    judge.determines(stage, 'pembukaan')
    judge.locked(stage, 'pengumuman-hasil')
    begin.announces(stage, 'pengumuman-hasil')
    judge.reads(stage, 'pengumuman-hasil', {
      winner: judge.WON,
      loser: 'Peringkat 2',
      failed: judge.REASON_FAILED,
    })
    begin.invites(stage, 'undangan-negosiasi', [WINNER])
    contract.negotiates(stage, 'negosiasi', '840000000')
    contract.minutes(stage, 'ba-negosiasi')
    contract.contracts(stage, 'spk', '840.000.000')
    contract.startsWork(stage, 'spk', 'ba-negosiasi')
    contract.endsWell(stage, DEEDS, 840_000_000)
  }
)
