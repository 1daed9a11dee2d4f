import { bilingual } from '../bilingual.ts';

interface Named {
  readonly name: string;
}

/** Sound and picture in a room: what only rooms that have them load. */
export const roomSoundTexts = bilingual(
  {
    title: '音视频',
    lead: ({ count, most }: { readonly count: number; readonly most: number }) =>
      count === 0
        ? `还没有人使用，最多 ${most} 人。不开也可以用文字参与。`
        : `${count} 人使用中，最多 ${most} 人。不开也可以用文字参与。`,
    full: ({ most }: { readonly most: number }) => `音视频已满 ${most} 人，您可以用文字参与。`,
    joinSound: '用语音加入',
    joinPicture: '用语音和视频加入',
    joining: '正在加入…',
    leave: '退出音视频',
    microphoneOn: '打开麦克风',
    microphoneOff: '关闭麦克风',
    cameraOn: '打开摄像头',
    cameraOff: '关闭摄像头',
    settings: '设备',
    microphone: '麦克风',
    camera: '摄像头',
    usual: '系统默认',
    unnamed: ({ number }: { readonly number: number }) => `设备 ${number}`,
    me: '我',
    muted: '主持人暂时关闭了您的麦克风。',
    silent: '已静音',
    speaking: '正在说话',
    trying: '正在连接…',
    struggling: '连接不上，正在重试…',
    tile: ({ name }: Named) => `${name}的音视频`,
    play: '播放声音',
    playHint: '浏览器拦住了声音。',
    tooOld: '您的浏览器不支持音视频，请用文字参与，或换用新版浏览器。',
    elsewhere: '您在另一个页面使用了音视频，这里已退出。',
    failed: '没有加入成功，请重试。文字不受影响。',
    refusedMicrophone: '浏览器没有允许使用麦克风。您能听到和看到大家；要说话，请在地址栏旁允许麦克风，再打开它。',
    refusedCamera: '浏览器没有允许使用摄像头。要打开视频，请在地址栏旁允许摄像头，再打开它。',
    noMicrophone: '没有找到麦克风。您能听到和看到大家，可以用文字发言。',
    noCamera: '没有找到摄像头。',
    busyMicrophone: '麦克风打不开，可能正被其他程序使用。',
    busyCamera: '摄像头打不开，可能正被其他程序使用。',
  },
  {
    title: 'Sound and video',
    lead: ({ count, most }) =>
      count === 0
        ? `Nobody is using it yet, room for ${most}. You can also take part in writing only.`
        : `${count} of ${most} places taken. You can also take part in writing only.`,
    full: ({ most }) => `All ${most} places are taken. You can take part in writing.`,
    joinSound: 'Join with sound',
    joinPicture: 'Join with sound and video',
    joining: 'Joining…',
    leave: 'Leave sound and video',
    microphoneOn: 'Turn microphone on',
    microphoneOff: 'Turn microphone off',
    cameraOn: 'Turn camera on',
    cameraOff: 'Turn camera off',
    settings: 'Devices',
    microphone: 'Microphone',
    camera: 'Camera',
    usual: 'System default',
    unnamed: ({ number }) => `Device ${number}`,
    me: 'me',
    muted: 'The moderator has turned your microphone off for now.',
    silent: 'muted',
    speaking: 'speaking',
    trying: 'Connecting…',
    struggling: 'No connection yet, trying again…',
    tile: ({ name }) => `Sound and video of ${name}`,
    play: 'Play sound',
    playHint: 'Your browser is holding the sound back.',
    tooOld: 'Your browser has no sound and video. Please take part in writing, or use a current browser.',
    elsewhere: 'You are using sound and video on another page, so it has ended here.',
    failed: 'That did not work. Please try again. Writing goes on as before.',
    refusedMicrophone:
      'The browser may not use your microphone. You hear and see everybody; to speak, allow the microphone beside the address bar and turn it on.',
    refusedCamera:
      'The browser may not use your camera. To be seen, allow the camera beside the address bar and turn it on.',
    noMicrophone: 'No microphone was found. You hear and see everybody, and can write.',
    noCamera: 'No camera was found.',
    busyMicrophone: 'The microphone cannot be opened. Another program may be using it.',
    busyCamera: 'The camera cannot be opened. Another program may be using it.',
  },
);
