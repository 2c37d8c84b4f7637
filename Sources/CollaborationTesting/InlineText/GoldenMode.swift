/// What is done with the texts and files that tests keep.
enum GoldenMode: Equatable {
  /// They are compared, and nothing is written.
  case check
  /// What is missing is written, and all else compared.
  case fill
  /// What is missing or differs is written.
  case update

  /// Reads the environment.
  ///
  /// `VIPERLAB_UPDATE_GOLDENS=1` writes anew what differs, `0` writes nothing. With `CI` nothing is ever written.
  init(_ environment: [String: String]) {
    let isCI = !["", "0", "false"].contains(environment["CI", default: ""].lowercased())
    switch environment["VIPERLAB_UPDATE_GOLDENS", default: ""] {
    case _ where isCI: self = .check
    case "": self = .fill
    case "0", "false": self = .check
    default: self = .update
    }
  }
}

extension GoldenMode {
  /// What is told where lines differ.
  static let advice =
    "If this is right, take the lines that are marked with + , or run the test once with VIPERLAB_UPDATE_GOLDENS=1."
}
