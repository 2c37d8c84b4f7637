import LabKit
import Platform
import SampleModules

/// The laboratory with the sample modules.
@main
struct ViperLab {
  private static var version: String {
    let commit = CheckedOut.commit.map { " (\($0))" } ?? ""
    return "viperlab \(Laboratory.number)\(commit)"
  }

  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(await Laboratory(version: version) { Samples.modules }.run(arguments))
  }
}
