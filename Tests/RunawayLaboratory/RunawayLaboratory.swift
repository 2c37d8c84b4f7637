import LabKit
import Platform
import Stage

/// A laboratory with modules that never end, to test that it can be interrupted.
@main
struct RunawayLaboratory {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(await Laboratory { [.runaway, .fickle] }.run(arguments))
  }
}
