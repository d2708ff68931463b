/** KSEL (one file, consultants) and K2TEN (two files, construction) on the screens, from the first stage to the last. */
import { tale } from '../../lib/stage.ts'
import * as begin from './lib/begin.ts'
import * as contract from './lib/contract.ts'
import * as judge from './lib/judge.ts'
import { createScene, FAILED, LOSER, WINNER } from './lib/scene.ts'

const PRICES = { [WINNER]: '850000000', [LOSER]: '910000000', [FAILED]: '880000000' }
const FILE_1 = { [WINNER]: '', [LOSER]: '', [FAILED]: '' }
const FILE_2 = { [WINNER]: PRICES[WINNER]!, [LOSER]: PRICES[LOSER]! }
const KATH = ['K', 'A', 'T', 'H'] as const
const KAT = ['K', 'A', 'T'] as const
const DEEDS = [
  'undangan.kirim',
  'peserta.daftar',
  'penawaran.kirim',
  'pembukaan.sahkan',
  'evaluasi.simpan',
  'penetapan.usul',
  'penetapan.tegaskan',
  'sanggah.kirim',
  'sanggah.jawab',
  'negosiasi.simpan',
  'sppbj.kirim',
  'kontrak.simpan',
  'spmk.selesai',
]

tale(
  'KSEL from announcement to SPMK',
  () => createScene('KSEL', { nama: 'Pengawasan Rumah Susun', jenis: 'KOL', kualifikasi: 'K' }),
  (stage) => {
    begin.announces(stage, 'pengumuman')
    begin.registers(stage, 'dokumen')
    begin.documents(stage, 'dokumen')
    begin.explains(stage, 'penjelasan')
    begin.submits(stage, 'pemasukan', KATH, PRICES)
    begin.opens(stage, 'pembukaan')
    judge.judges(stage, 'evaluasi', KATH, { fails: 'T' })
    begin.invites(stage, 'undangan-pembuktian', [WINNER, LOSER])
    judge.judges(stage, 'pembuktian', ['K'], { only: [WINNER, LOSER] })
    judge.determines(stage, 'penetapan')
    judge.locked(stage, 'pengumuman-pemenang')
    begin.announces(stage, 'pengumuman-pemenang')
    judge.reads(stage, 'pengumuman-pemenang', {
      winner: judge.WON,
      loser: 'Peringkat 2',
      failed: judge.REASON_FAILED,
    })
    judge.objects(stage, 'sanggah')
    begin.announces(stage, 'jawaban-sanggah')
    begin.invites(stage, 'undangan-negosiasi', [WINNER])
    contract.negotiates(stage, 'negosiasi', '840000000')
    contract.minutes(stage, 'ba-negosiasi')
    contract.awards(stage, 'sppbj')
    contract.contracts(stage, 'spk', '840.000.000')
    contract.startsWork(stage, 'spmk', 'sppbj')
    contract.endsWell(stage, DEEDS, 840_000_000)
  }
)

tale(
  'K2TEN from announcement to SPMK; who failed in file 1 objects and appeals',
  () => createScene('K2TEN', { nama: 'Pembangunan Jembatan Cisadane', kualifikasi: 'K2' }),
  (stage) => {
    begin.announces(stage, 'pengumuman')
    begin.registers(stage, 'dokumen')
    begin.documents(stage, 'dokumen')
    begin.explains(stage, 'penjelasan')
    begin.submits(stage, 'pemasukan-1', KAT, FILE_1)
    begin.opens(stage, 'pembukaan-1')
    judge.judges(stage, 'evaluasi-1', KAT, { fails: 'T' })
    begin.invites(stage, 'undangan-pembuktian', [WINNER])
    judge.locked(stage, 'pengumuman-1')
    begin.announces(stage, 'pengumuman-1')
    judge.reads(stage, 'pengumuman-1', {
      winner: 'Lulus',
      loser: 'Lulus',
      failed: judge.REASON_FAILED,
    })
    begin.submits(stage, 'pemasukan-2', ['H'], FILE_2)
    begin.opens(stage, 'pembukaan-2')
    judge.judges(stage, 'evaluasi-2', ['H'], { only: [WINNER, LOSER] })
    judge.determines(stage, 'penetapan')
    judge.locked(stage, 'pengumuman-pemenang')
    begin.announces(stage, 'pengumuman-pemenang')
    judge.reads(stage, 'pengumuman-pemenang', {
      winner: judge.WON,
      loser: 'Peringkat 2',
      failed: judge.REASON_FAILED,
    })
    judge.objects(stage, 'sanggah', FAILED)
    judge.objects(stage, 'banding', FAILED)
    begin.announces(stage, 'jawaban-banding')
    begin.invites(stage, 'undangan-negosiasi', [WINNER])
    contract.negotiates(stage, 'ba-negosiasi', '840000000')
    contract.minutes(stage, 'ba-negosiasi')
    judge.determines(stage, 'penetapan-penyedia')
    contract.awards(stage, 'sppbj')
    contract.contracts(stage, 'spk', '840.000.000')
    contract.startsWork(stage, 'spmk', 'sppbj')
    contract.endsWell(stage, DEEDS, 840_000_000)
  }
)
