/** Emoji that a person feels something with. What only shows a thing (🚗) is not here. */
export const emojiValues: ReadonlyMap<string, number> = new Map([
  ...Array.from(
    '👍😀😃😄😁😆😊🙂😍🥰😘🤩😋❤♥💕💖💗💙💚💛💜🧡💯🎉🥳👏🙌💪🌹🌸✨🌟⭐😎🤗😻😇👌🤝✌🫶💐🏆🥇😌😉',
    (sign): [string, number] => [sign, 0.7],
  ),
  ...Array.from(
    '👎😡😠🤬😤😢😭😞😔😟🙁☹😣😖😫😩🤮🤢💩😒🙄😑😓😥😨😱💔🖕🤡😾😿🤦😪😵🥵🤯👿🗑',
    (sign): [string, number] => [sign, -0.7],
  ),
]);
