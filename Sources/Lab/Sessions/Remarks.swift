/// What is said only once in a session.
struct Remarks {
  private var said: Set<String> = []
  private var isSilent = false

  /// Whether a remark is new; from then on it is not.
  mutating func isFirst(_ remark: String) -> Bool { said.insert(remark).inserted && !isSilent }

  /// Says nothing more that is said only once.
  mutating func keepSilent() { isSilent = true }
}
