import { test } from '@japa/runner'
import { forgetParameters } from '@eproc/backend/app/core/database/parameter'
import { createRekanan } from '@eproc/database/factories/dosir'
import { cleanSlate, dayFromNow } from '../../../lib/dates.ts'
import { rows } from '../../../lib/query.ts'
import { formIjin, formPajak, formPemilik, formPengurus, kirim, type FormInput } from '../bantu.ts'

test.group('Rules across records', (group) => {
  group.each.setup(cleanSlate)

  test('the owners’ shares in percent add up to at most 100', async ({ client, assert }) => {
    const { token } = await createRekanan({ status: 'N', isi: ['perusahaan'] })
    const tambah = async (ganti: FormInput) => {
      const { isian: input, berkas } = formPemilik(ganti)
      return kirim(client, 'post', '/vendor/register3/pemilik', token, input, berkas)
    }
    ;(await tambah({ saham: 60 })).assertStatus(200)
    const lebih = await tambah({ saham: 41 })
    lebih.assertStatus(400)
    assert.equal(
      lebih.body().message,
      'Jumlah saham seluruh pemilik tidak boleh lebih dari 100 persen (sekarang 101)'
    )
    const serentak = await Promise.all([tambah({ saham: 30 }), tambah({ saham: 30 })])
    assert.deepEqual(serentak.map((j) => j.status()).sort(), [200, 400])
    ;(await tambah({ saham: 5000, satuan: 'L' })).assertStatus(200)
  })

  test('the same licence, owner, officer or tax receipt twice is refused at its number', async ({
    client,
    assert,
  }) => {
    const { token } = await createRekanan({ status: 'N', isi: ['perusahaan'] })
    for (const [url, form, field] of [
      ['/vendor/registrasi/ijinusaha', await formIjin(), 'nomor'],
      ['/vendor/register3/pemilik', formPemilik({ saham: 10 }), 'noKtp'],
      ['/vendor/registrasi/pengurus', formPengurus(), 'noKtp'],
      ['/vendor/registrasi/pajak', formPajak(), 'nomorTerima'],
    ] as const) {
      ;(await kirim(client, 'post', url, token, form.isian, form.berkas)).assertStatus(200)
      const ganda = await kirim(client, 'post', url, token, form.isian, form.berkas)
      ganda.assertStatus(400)
      assert.deepInclude(ganda.body().errors[0], { field, rule: 'unique' })
    }
  })

  test('the least validity follows the parameter MASA_BERLAKU_SIUP', async ({ client, assert }) => {
    await rows("update parameter set value = '10' where key = 'MASA_BERLAKU_SIUP'")
    forgetParameters()
    try {
      const { token } = await createRekanan({ status: 'N', isi: ['perusahaan'] })
      const coba = async (hari: number) => {
        const { isian: input, berkas } = await formIjin({ berlaku: dayFromNow(hari) })
        return kirim(client, 'post', '/vendor/registrasi/ijinusaha', token, input, berkas)
      }
      ;(await coba(10)).assertStatus(200)
      const kurang = await coba(9)
      assert.equal(kurang.body().message, 'Masa berlaku Ijin Usaha minimal 10 hari')
    } finally {
      forgetParameters()
    }
  })
})
