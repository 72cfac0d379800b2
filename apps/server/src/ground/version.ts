import manifest from '../../package.json' with { type: 'json' }

/** The release of package.json. */
export const APP_VERSION: string = manifest.version
