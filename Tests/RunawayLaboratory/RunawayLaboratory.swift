import LabKit
import Stage

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A laboratory with modules that never come to an end, to see whether it can be stopped.
@main
struct RunawayLaboratory {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(await Laboratory { [.runaway, .fickle] }.run(arguments))
  }
}
