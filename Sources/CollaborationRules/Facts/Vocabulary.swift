/// The words by which the rules guess from a message's name what the message means, one set for each meaning.
///
/// The rules do not understand a message in other words. The first word of a name, without `introductions`, is its verb.
enum Vocabulary {
  static let introductions = words(
    "did on will should request perform handle go navigate route please user wants to"
  )

  // What an answer reports

  static let failures = words(
    "fail failed failure error errors not cannot unable denied refused rejected"
  )
  /// Words for a message that announces work, whose result comes later.
  static let beginnings = words("will start started starts begin began begins begun")
  /// Words for one part of an answer, after which more may come.
  static let pieces = amounts.union(words("next chunk piece part partial"))
  /// Words for a message that says how much of some work is done.
  static let amounts = words("progress progressed")
  /// Words in names of answers that do not name the topic of the answer.
  static let fillers = words(
    """
    did on to with has have success succeed succeeded fetch fetched load loaded loading get got
    receive received retrieve retrieved save saved update updated finish finished complete completed
    completion result handle show
    """
  )
  /// Words for a closure that gets the answer.
  static let closures = words("completion handler callback")
  /// Words in parameters for a closure that gets the answer.
  static let replies = closures.union(
    words("then success failure result response reply done finish finished")
  )

  /// Names of closures that may get the answer or something else; names misspelt for completion count as well.
  static let unclearClosures = words("block closure cb f fn function")

  // What a message asks for

  static let asking = words(
    """
    fetch load get request retrieve obtain search find lookup reload refresh list read query
    """
  )
  static let listening = words(
    """
    observe subscribe listen start begin watch track monitor stop end cancel unsubscribe join connect
    bind attach activate deactivate log prepare stream schedule poll every
    """
  )
  /// Verbs of messages that ask for a change, with or without `un` before them, which a screen may show before it is kept.
  static let changing = words(
    """
    accept add apply approve archive assign block book bookmark buy change check clear close complete
    confirm create decline delete disable dislike edit enable favorite favourite finish follow hide
    insert join leave like mark move mute open order pay pin post publish put rate reject remove
    rename reorder reserve reset resolve restore save send set share snooze sort star store submit
    subscribe swap switch tick toggle update upload vote write
    """
  )
  static let cancelling = words("cancel stop abort invalidate forget discard")
  /// Words of messages by which a person clears a text.
  static let clearing = words("clear cleared cancel canceled cancelled reset")
  /// Words for a text that is typed to find something.
  static let fields = words("search text query filter find term keyword word input")
  /// Words in names of requests for data that was saved on the device.
  static let saved = words("cached saved local persisted stored")
  /// Words in names of objects that save data on the device, and of objects that get it from elsewhere.
  static let savers = words("cache archive local offline disk")
  static let servers = words("api service client endpoint gateway server remote")
  /// Words in names of requests that may fail in silence, such as `prefetch()`: the user waits for no result of theirs.
  static let quiet = words(
    "silent silently prefetch preload background warm warming impression impressions ad ads analytics"
  )
  /// Words of cancellations, without endings, that do not tell one request from another.
  static let work = Set(
    words(
      """
      all any and everything work task request operation job data network download load fetch refresh
      update observer pending ongoing outstanding running current active if need needed for from in
      of on the to with by
      """
    )
    .map(\.stem)
  )
  static let logging = words("log track")
  /// Words of requests that ask for nothing if there is nothing to load: `loadNextPage()`, `refreshIfStale()`.
  static let conditions = words("next more if needed stale")
  /// Verbs of messages of which each repetition has an effect of its own.
  static let repeatable = words(
    "skip seek increment decrement increase decrease toggle zoom undo redo"
  )
  /// Beginnings of words for a removal.
  static let removals = ["remov", "delet", "hid", "archiv"]
  /// Beginnings of words for the opposite of a removal.
  static let restorations = ["insert", "restor", "append", "unarchiv", "reinsert", "undo", "unhid"]
  /// Whole words for the opposite of a removal; "address" is none.
  static let additions = words("add adds added adding")

  // What happens on a screen

  /// Words at the end of a type's name for a part of a screen.
  static let parts = words(
    "cell row header footer section item tile card badge banner bar button label alert"
  )
  /// Verbs of messages that close a screen.
  static let closing = words("close dismiss pop finish exit leave back unwind done detach vanish")
  /// Verbs of messages that add content and replace none.
  static let adding = words("append insert add prepend")
  /// Words for a whole screen.
  static let wholes = words(
    "away self me view controller screen module page form flow root animated to from"
  )
  static let loading = words(
    "loading loader spinner activity progress busy hud refreshing animating shimmer skeleton"
  )
  /// Words of messages with `true` or `false` that say whether work goes on: `setSubmitting(true)`.
  static let working = words(
    """
    submitting saving sending processing uploading downloading connecting authenticating paying
    purchasing deleting fetching working waiting
    """
  )
  /// Words for what shows on a screen that work goes on, or that a control is enabled or not.
  static let progress = working.union(
    words(
      """
      loading loader spinner activity progress busy enabled enable disable disabled button indicator
      editing interaction
      """
    )
  )
  /// Words for notices to the user, which leave the shown content unchanged.
  static let remarks = words(
    """
    alert toast message banner snackbar hint warning retry offline notice problem hud shake title
    confirm confirmation dialog keyboard focus
    """
  )
  /// Words for what comes and goes on a screen that stays.
  static let passing = remarks.union(progress)
  /// Words of messages that end what a screen shows for a while.
  static let ending = closing.union(
    words("hide stop end ended did remove clear complete completed finished cancel cancelled")
  )

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0.isWhitespace }.map(String.init))
  }
}
