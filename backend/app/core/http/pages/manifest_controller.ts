import type { HttpContext } from '@adonisjs/core/http'
import { applicationName, textParameter } from '#core/database/parameter'

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/_vp/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a device needs to keep the portal on its home screen (W3C Web Application Manifest). */
export default class ManifestController {
  async show({ response }: HttpContext) {
    const name = await applicationName()
    const company = await textParameter('NAMA_PERUSAHAAN')
    response.header('Content-Type', 'application/manifest+json')
    response.header('Cache-Control', 'public, max-age=3600')
    return {
      id: '/',
      name: `${name} ${company}`.trim(),
      short_name: name,
      lang: 'id',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#14213a',
      background_color: '#f7f3ec',
      icons: [
        icon('ikon-192', 192, 'any'),
        icon('ikon-512', 512, 'any'),
        icon('ikon-maskable-512', 512, 'maskable'),
      ],
    }
  }
}
