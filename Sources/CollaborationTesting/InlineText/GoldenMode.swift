/// The treatment of the texts and files that tests keep.
enum GoldenMode: Equatable {
  case check
  /// Writes what is missing, and compares the rest.
  case fill
  /// Writes what is missing or differs.
  case update

  /// Reads the mode from the environment.
  ///
  /// `VIPERLAB_UPDATE_GOLDENS=1` rewrites what differs, `0` writes nothing. With `CI` nothing is ever written.
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
  static let advice =
    "If this is right, take the lines that are marked with + , or run the test once with VIPERLAB_UPDATE_GOLDENS=1."
}
