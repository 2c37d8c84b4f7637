import Foundation
import LabKit
import Orders

// The laboratory with the module of this package.
let laboratory = Laboratory { [.orders] }
exit(await laboratory.run(Array(CommandLine.arguments.dropFirst())))
