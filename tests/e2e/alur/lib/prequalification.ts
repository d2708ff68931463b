/** What PTEN and PSEL have in common: their prequalification, and the tender among those who qualified. */
import * as begin from './begin.ts'
import * as contract from './contract.ts'
import * as judge from './judge.ts'
import { FAILED, LOSER, QUALIFIED, WINNER } from './scene.ts'

const AT = ['A', 'T'] as const

/** How a stage's files are opened. */
type Opens = (stage: begin.TellStage, key: string) => void

/** The twelve stages of the prequalification; two vendors qualify, the third objects. */
export function prequalification(stage: begin.TellStage, opens: Opens = begin.opens): void {
  begin.announces(stage, 'pengumuman-pra')
  begin.registers(stage, 'dokumen-pra')
  begin.documents(stage, 'dokumen-pra')
  begin.explains(stage, 'penjelasan-pra')
  begin.submits(stage, 'pemasukan-pra', ['K'], { [WINNER]: '', [LOSER]: '', [FAILED]: '' })
  opens(stage, 'pembukaan-pra')
  judge.judges(stage, 'evaluasi-pra', ['K'], { fails: 'K' })
  begin.invites(stage, 'undangan-pembuktian', QUALIFIED)
  judge.judges(stage, 'pembuktian', ['K'], { only: QUALIFIED })
  judge.determines(stage, 'penetapan-pra')
  judge.locked(stage, 'pengumuman-hasil-pra')
  begin.announces(stage, 'pengumuman-hasil-pra')
  judge.reads(stage, 'pengumuman-hasil-pra', {
    winner: 'Lulus',
    loser: 'Lulus',
    failed: judge.REASON_FAILED,
  })
  judge.objects(stage, 'sanggah-pra', FAILED)
  begin.announces(stage, 'jawaban-sanggah-pra')
}

interface Tender {
  /** Construction work has one. */
  appeal: boolean
  opens?: Opens
}

/** From the invitation of those who qualified to the end. */
export function tender(stage: begin.TellStage, { appeal, opens = begin.opens }: Tender): void {
  begin.invites(stage, 'undangan-tender', QUALIFIED)
  begin.documents(stage, 'dokumen')
  begin.explains(stage, 'penjelasan')
  begin.submits(stage, 'pemasukan-1', AT, { [WINNER]: '', [LOSER]: '' })
  opens(stage, 'pembukaan-1')
  judge.judges(stage, 'evaluasi-1', AT, { only: QUALIFIED })
  begin.invites(stage, 'undangan-pembuktian-2', QUALIFIED)
  judge.judges(stage, 'undangan-pembuktian-2', AT, { only: QUALIFIED })
  judge.locked(stage, 'pengumuman-1')
  begin.announces(stage, 'pengumuman-1')
  judge.reads(stage, 'pengumuman-1', { winner: 'Lulus', loser: 'Lulus' })
  begin.submits(stage, 'pemasukan-2', ['H'], { [WINNER]: '850000000', [LOSER]: '910000000' })
  opens(stage, 'pembukaan-2')
  judge.judges(stage, 'evaluasi-2', ['H'], { only: QUALIFIED })
  judge.determines(stage, 'penetapan')
  judge.locked(stage, 'pengumuman-pemenang')
  begin.announces(stage, 'pengumuman-pemenang')
  judge.reads(stage, 'pengumuman-pemenang', {
    winner: judge.WON,
    loser: 'Peringkat 2',
  })
  judge.objects(stage, 'sanggah')
  if (appeal) {
    judge.objects(stage, 'banding')
    begin.announces(stage, 'jawaban-banding')
  }
  begin.invites(stage, 'undangan-negosiasi', [WINNER])
  contract.negotiates(stage, 'ba-negosiasi', '840000000')
  contract.minutes(stage, 'ba-negosiasi')
  judge.determines(stage, 'penetapan-penyedia')
  contract.awards(stage, 'sppbj')
  contract.contracts(stage, 'spk', '840.000.000')
  contract.startsWork(stage, 'spmk', 'sppbj')
  contract.endsWell(stage, ['sanggah.jawab', 'sppbj.kirim', 'spmk.selesai'], 840_000_000)
}
