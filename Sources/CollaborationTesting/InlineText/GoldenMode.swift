/// The treatment of expected texts in sources of tests and of files with expected traces.
enum GoldenMode: Equatable {
  case check
  /// The mode in which missing texts and files are written, and existing ones compared.
  case fill
  /// The mode in which texts and files that are missing or differ are written.
  case update

  /// Reads the mode from environment variables.
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
