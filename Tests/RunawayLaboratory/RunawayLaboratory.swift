import LabKit
import Platform
import Stage

/// A laboratory with modules that never come to an end, to see whether it can be stopped.
@main
struct RunawayLaboratory {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(await Laboratory { [.runaway, .fickle] }.run(arguments))
  }
}
