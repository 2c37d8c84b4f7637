import LabKit
import SampleModules

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The laboratory with the sample modules.
@main
struct ViperLab {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(await Laboratory { Samples.modules }.run(arguments))
  }
}
